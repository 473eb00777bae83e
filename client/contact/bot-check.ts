import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Site } from '../../shared/site.ts';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';

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

/** The timeout of the bot check until it is ready, and of a request for a token; ms. */
const timeout = 20_000;

export type BotCheck = {
  state: 'loading' | 'failed' | 'ready';
  load: () => void;
};

/** Loads the bot check. After a failure, `load` tries again. */
export function useBotCheck(options: Site['recaptcha']): BotCheck {
  const setSnack = useSetAtom(snackAtom);
  const [state, setState] = useState<BotCheck['state']>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    inTime(loadBotCheck(options)).then(
      () => {
        setState('ready');
        // Closes the request to wait.
        setSnack(null);
      },
      () => {
        setState('failed');
        setSnack({ message: 'Failed to load reCAPTCHA.', severity: 'error' });
      },
    );
  }, [state, options, setSnack]);

  return { state, load: () => setState('loading') };
}

/** Loads reCAPTCHA. The promise resolves when reCAPTCHA is ready, and rejects if its script cannot be loaded. */
async function loadBotCheck({ scriptUrl, siteKey }: Site['recaptcha']) {
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

/** Requests a token for one submission; an empty one if reCAPTCHA returns none. The promise rejects if reCAPTCHA fails or times out. */
export async function executeBotCheck(siteKey: string): Promise<string> {
  const token = await inTime(enterprise().execute(siteKey, { action: 'submit' }));
  return typeof token === 'string' ? token : '';
}

function enterprise(): Enterprise {
  const api = window.grecaptcha?.enterprise;
  if (!api) throw new Error('grecaptcha.enterprise is not defined.');
  return api;
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('It took too long.')), timeout),
  );
  return Promise.race([promise, late]);
}
