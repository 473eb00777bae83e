/** How the stand-in can be told to misbehave, by `?misbehave=` in its script's address. */
export const misbehaviours = [
  'not-load',
  'never-ready',
  'no-token',
  'throw',
  'throw-nothing',
] as const;

export type Misbehaviour = (typeof misbehaviours)[number];

/**
 * Stand-in for the bot-check's browser script (reCAPTCHA Enterprise, score-based keys):
 * `grecaptcha.enterprise.ready(callback)`, and `execute(siteKey, { action })` with a fresh token for each call.
 */
export function recaptchaScript(misbehaviour?: Misbehaviour): string {
  return `(() => {
  const misbehaviour = ${JSON.stringify(misbehaviour ?? null)};
  const token = () =>
    'local-' +
    Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  const enterprise = {
    ready(callback) {
      if (misbehaviour !== 'never-ready') queueMicrotask(callback);
    },
    async execute(siteKey, options) {
      if (!siteKey || !options?.action) throw new Error('A site key and an action are required.');
      if (misbehaviour === 'throw') throw new Error('The bot check was told to fail.');
      if (misbehaviour === 'throw-nothing') throw null;
      return misbehaviour === 'no-token' ? '' : token();
    },
  };
  window.grecaptcha = { ...window.grecaptcha, enterprise };
})();
`;
}

/** Remembers the newest bot-check tokens: each serves for one message only. */
export const createUsedTokens = (capacity = 1000) => {
  const used = new Set<string>();
  return {
    /** False where the token was used before. */
    use(token: string): boolean {
      if (used.has(token)) return false;
      used.add(token);
      for (const oldest of used) {
        if (used.size <= capacity) break;
        used.delete(oldest);
      }
      return true;
    },
  };
};
