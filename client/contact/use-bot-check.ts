import { useSetAtom } from 'jotai';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { contactTexts } from '../../shared/contact/contact-outcome.ts';
import { closeSnackAtom, showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { type BotCheckOptions, type BotCheckState, loadBotCheck } from './bot-check.ts';

/** The distance from the viewport at which the bot check is loaded. */
const rootMargin = '300px';

/** The loading time after which the e-mail address is shown; ms. */
const slowAfter = 10_000;

export type BotCheck = { state: BotCheckState; load: () => void };

/** Loads the bot check when the form is near the viewport. After a failure, `load` tries again. */
export function useBotCheck(
  form: RefObject<HTMLFormElement | null>,
  options: BotCheckOptions,
): BotCheck {
  const showSnack = useSetAtom(showSnackAtom);
  const closeSnack = useSetAtom(closeSnackAtom);
  const [state, setState] = useState<BotCheckState>('waiting');
  const load = useCallback(() => setState('loading'), []);

  useEffect(() => {
    const { current } = form;
    if (!current || state !== 'waiting') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [form, state, load]);

  const isLoading = state === 'loading' || state === 'slow';
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setState('slow'), slowAfter);
    loadBotCheck(options).then(
      () => {
        setState('ready');
        // Closes the request to wait.
        closeSnack('action');
      },
      () => {
        setState('failed');
        showSnack({ message: contactTexts.notLoaded, severity: 'error' });
      },
    );
    return () => clearTimeout(timer);
  }, [isLoading, options, showSnack, closeSnack]);

  return { state, load };
}
