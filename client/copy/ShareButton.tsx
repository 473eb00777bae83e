import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { siteAtom } from '../state/page-store.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { contentElementOf } from './copy-post-atom.ts';

type ShareButtonProps = { title: string; href: string };

/** Shares a post by the Web Share API. The button is hidden without it (PostActions.module.css). */
export function ShareButton({ title, href }: ShareButtonProps) {
  const { url: site } = useAtomValue(siteAtom);
  const showSnack = useSetAtom(showSnackAtom);

  async function share({ currentTarget }: MouseEvent) {
    const url = site + href;
    try {
      const { postExcerpt } = await import('./copied-post.ts');
      const text = postExcerpt(contentElementOf(currentTarget), url);
      await navigator.share({ title, text, url });
    } catch (error) {
      if (!isCanceled(error)) showSnack({ message: 'It could not be shared.', severity: 'error' });
    }
  }

  return (
    <button
      type="button"
      className="secondary scripted"
      data-share
      aria-label={`Share: ${title}`}
      onClick={share}
    >
      Share
    </button>
  );
}

/** True if the visitor closed the share sheet, or if it is still open. */
function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
}
