import { ReloadButton } from './ReloadButton.tsx';

/** Replaces a page that cannot be rendered. */
export function RenderFailure() {
  return (
    <main role="alert">
      <p>This page could not be shown.</p>
      <p>
        <ReloadButton /> <a href="/">Home</a>
      </p>
    </main>
  );
}
