import styles from './WithoutScript.module.css';

/**
 * Replaces the form, which ContactForm.module.css hides if JavaScript is disabled. A browser without
 * the media feature `scripting` shows both.
 */
export function WithoutScript() {
  return (
    <noscript>
      <p className={styles.note}>
        The contact form needs JavaScript, for the check that keeps robots out. Please write to us
        instead.
      </p>
    </noscript>
  );
}
