import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { excerptOf } from '../../shared/text/excerpt.ts';
import { siteAtom } from '../state/site-atom.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { plainText } from './plain-text.ts';
import { contentOfPost, portableContent } from './portable-content.ts';

type ShareButtonProps = { title: string; href: string };

/** Shares a post by the Web Share API. Not rendered if the browser does not support it. */
export function ShareButton({ title, href }: ShareButtonProps) {
  const { url: site } = useAtomValue(siteAtom);
  const showSnack = useSetAtom(showSnackAtom);
  if (!useHydrated() || !navigator.share) return null;

  async function share({ currentTarget }: MouseEvent) {
    const url = site + href;
    const content = contentOfPost(currentTarget);
    const text = excerptOf(plainText(portableContent(content, url), content));
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      if (!isCanceled(error)) showSnack({ message: 'It could not be shared.', severity: 'error' });
    }
  }

  return (
    <button type="button" aria-label={`Share: ${title}`} onClick={share}>
      Share
    </button>
  );
}

/** True if the visitor closed the share sheet, or if it is still open. */
function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
}
