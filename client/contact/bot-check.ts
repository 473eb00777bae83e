/** The part of the reCAPTCHA Enterprise JavaScript API that score-based keys use. */
type Enterprise = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<unknown>;
};

declare global {
  interface Window {
    grecaptcha?: { enterprise?: Enterprise };
  }
}

export type BotCheckState = 'waiting' | 'loading' | 'slow' | 'failed' | 'ready';

export type BotCheckOptions = { scriptUrl: string; siteKey: string };

/** The timeout of a request for a token; ms. */
const executeTimeout = 20_000;

/** Loads the script. Resolves when reCAPTCHA is ready, and rejects if the script cannot be loaded. */
export async function loadBotCheck({ scriptUrl, siteKey }: BotCheckOptions): Promise<void> {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', siteKey);
  const script = document.createElement('script');
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    script.src = url.href;
    document.head.append(script);
  });
  await new Promise<void>((resolve) => enterprise().ready(resolve));
}

/** Requests a token for one submission; empty if reCAPTCHA returns none. Rejects if it fails or times out. */
export async function executeBotCheck(siteKey: string): Promise<string> {
  const token = await Promise.race([
    enterprise().execute(siteKey, { action: 'submit' }),
    rejectAfter(executeTimeout, 'It took too long.'),
  ]);
  return typeof token === 'string' ? token : '';
}

function enterprise(): Enterprise {
  const api = window.grecaptcha?.enterprise;
  if (!api) throw new Error('grecaptcha.enterprise is not defined.');
  return api;
}

function rejectAfter(ms: number, message: string) {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Error(message)), ms));
}
