import { MinistryEmail } from './MinistryEmail.tsx';
import styles from './WithoutScript.module.css';

/** Shown by a browser that runs no scripts. */
export function WithoutScript() {
  return (
    <noscript>
      <p className={styles.note}>
        This form needs JavaScript, for the check that keeps robots out. Without it, please write to
        us at <MinistryEmail />.
      </p>
    </noscript>
  );
}
