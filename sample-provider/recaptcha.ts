/**
 * Returns a script that simulates the bot check's browser script (reCAPTCHA Enterprise, score-based keys):
 * `grecaptcha.enterprise.ready(callback)`, and `execute(siteKey, { action })`, which returns a new token per call.
 * docs/settings.md has the values of `misbehavior`.
 */
export function recaptchaScript(misbehavior = ''): string {
  return `(() => {
  const misbehavior = ${JSON.stringify(misbehavior)};
  const enterprise = {
    ready(callback) {
      if (misbehavior !== 'never-ready') queueMicrotask(callback);
    },
    async execute(siteKey, options) {
      if (!siteKey || !options?.action) throw new Error('A site key and an action are required.');
      if (misbehavior === 'throw') throw new Error('The bot check was told to fail.');
      if (misbehavior === 'never-done') await new Promise(() => {});
      return misbehavior === 'no-token' ? '' : 'local-' + crypto.randomUUID();
    },
  };
  window.grecaptcha = { ...window.grecaptcha, enterprise };
})();
`;
}
