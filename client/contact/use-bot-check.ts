import { useSetAtom } from 'jotai';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { contactTexts } from '../../shared/contact/contact-outcome.ts';
import { type BotCheckOptions, type BotCheckState, loadBotCheck } from './bot-check.ts';
import { closeContactSnackAtom, showContactSnackAtom } from './contact-atoms.ts';

/** How far from the view the form may be when the check is loaded. */
const near = '300px';

/** After this a visitor who waits is shown another way; ms. */
const slowAfter = 10_000;

export type BotCheck = { state: BotCheckState; load: () => void };

/** Loads the check when the form comes near the view, and again when asked to after a failure. */
export function useBotCheck(
  form: RefObject<HTMLFormElement | null>,
  options: BotCheckOptions,
): BotCheck {
  const show = useSetAtom(showContactSnackAtom);
  const closeSnack = useSetAtom(closeContactSnackAtom);
  const [state, setState] = useState<BotCheckState>('waiting');
  const load = useCallback(() => setState('loading'), []);

  useEffect(() => {
    const { current } = form;
    if (!current || state !== 'waiting') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: near,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [form, state, load]);

  const begun = state === 'loading' || state === 'slow';
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => setState('slow'), slowAfter);
    loadBotCheck(options).then(
      () => {
        setState('ready');
        // 'Please wait.' is over.
        closeSnack();
      },
      () => {
        setState('failed');
        show({ message: contactTexts.notLoaded, severity: 'error' });
      },
    );
    return () => clearTimeout(timer);
  }, [begun, options, show, closeSnack]);

  return { state, load };
}
