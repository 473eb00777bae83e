import styles from './layout/Notice.module.css';
import { ReloadButton } from './ReloadButton.tsx';

/** Replaces a page that cannot be rendered. */
export function RenderFailure() {
  return (
    <main className={styles.notice} role="alert">
      <h1>This page could not be shown</h1>
      <ReloadButton />
      <a href="/">Home</a>
    </main>
  );
}
