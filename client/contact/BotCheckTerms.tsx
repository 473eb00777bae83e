import styles from './ContactForm.module.css';

/** What the provider of the bot-check asks for where its badge is hidden. */
export function BotCheckTerms() {
  return (
    <p className={styles.terms}>
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
    </p>
  );
}
