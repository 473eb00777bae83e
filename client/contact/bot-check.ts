/** The part of reCAPTCHA Enterprise's browser interface that score-based keys use. */
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

/** How long a token may take; ms. */
const executeTimeout = 20_000;

/** Resolves when the check is ready; rejects where its script cannot be loaded. */
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

/** A fresh token, which serves for one submit; empty where the check gives none. */
export async function executeBotCheck(siteKey: string): Promise<string> {
  const token = await Promise.race([
    enterprise().execute(siteKey, { action: 'submit' }),
    rejectAfter(executeTimeout, 'It took too long.'),
  ]);
  return typeof token === 'string' ? token : '';
}

function enterprise(): Enterprise {
  const found = window.grecaptcha?.enterprise;
  if (!found) throw new Error('The script of the bot check is not the one expected.');
  return found;
}

function rejectAfter(ms: number, message: string) {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Error(message)), ms));
}
