/**
 * Stand-in for the bot-check's browser script (reCAPTCHA Enterprise, score-based keys):
 * `grecaptcha.enterprise.ready(callback)`, and `execute(siteKey, { action })` with a fresh token for each call.
 */
export const recaptchaScript = `(() => {
  const token = () =>
    'local-' +
    Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  const enterprise = {
    ready: (callback) => queueMicrotask(callback),
    execute: (siteKey, options) =>
      siteKey && options?.action
        ? Promise.resolve(token())
        : Promise.reject(new Error('A site key and an action are required.')),
  };
  window.grecaptcha = { ...window.grecaptcha, enterprise };
})();
`;
