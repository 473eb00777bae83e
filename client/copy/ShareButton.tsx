import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { excerptOf } from '../../shared/text/excerpt.ts';
import { siteAtom } from '../state/site-atom.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { plainText } from './plain-text.ts';
import { contentBeside, wordsOf } from './portable-content.ts';

type ShareButtonProps = { title: string; href: string };

/** Hands a post to another app of the visitor's, where the browser can. */
export function ShareButton({ title, href }: ShareButtonProps) {
  const { url: site } = useAtomValue(siteAtom);
  const showSnack = useSetAtom(showSnackAtom);
  if (!useHydrated() || !navigator.share) return null;

  async function share({ currentTarget }: MouseEvent) {
    const url = site + href;
    const content = contentBeside(currentTarget);
    const text = excerptOf(plainText(wordsOf(content, url), content));
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      if (!isVisitors(error)) showSnack({ message: 'It could not be shared.', severity: 'error' });
    }
  }

  return (
    <button type="button" aria-label={`Share: ${title}`} onClick={share}>
      Share
    </button>
  );
}

/** The visitor thought better of it, or is choosing already. */
function isVisitors(error: unknown): boolean {
  return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
}
