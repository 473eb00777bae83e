import styles from './WithoutScript.module.css';

/**
 * In place of the form, which ContactForm.module.css hides where scripts are off. A browser that
 * does not know the media feature `scripting` shows both.
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
