import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Site } from '../../shared/site.ts';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';

/** The part of the reCAPTCHA Enterprise JavaScript API that score-based keys use. */
type Enterprise = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string | null>;
};

declare global {
  interface Window {
    /** Undefined until its script has run. */
    grecaptcha: { enterprise: Enterprise };
  }
}

/** The timeout of the bot check until it is ready, and of a request for a token; ms. */
const timeout = 20_000;

/** Loads the bot check. After a failure, `load` tries again. */
export function useBotCheck(options: Site['recaptcha']) {
  const setSnack = useSetAtom(snackAtom);
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');

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
  await new Promise<void>((resolve) => window.grecaptcha.enterprise.ready(resolve));
}

/** Requests a token for one submission. The promise rejects if reCAPTCHA fails or times out. */
export async function executeBotCheck(siteKey: string): Promise<string | null> {
  return inTime(window.grecaptcha.enterprise.execute(siteKey, { action: 'submit' }));
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('It took too long.')), timeout),
  );
  return Promise.race([promise, late]);
}
