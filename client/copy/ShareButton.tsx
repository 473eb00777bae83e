import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { siteAtom } from '../state/site-atom.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { loadCopiedPost, preloadsCopiedPost } from './load-copied-post.ts';

/** How long the excerpt may take; ms. Browsers open the share sheet only during the transient activation of the click. */
const excerptTimeout = 1000;

type ShareButtonProps = { title: string; href: string };

/** Shares a post by the Web Share API. A browser without it does not show the button (client/pre-paint.ts). */
export function ShareButton({ title, href }: ShareButtonProps) {
  const { url: site } = useAtomValue(siteAtom);
  const showSnack = useSetAtom(showSnackAtom);

  async function share({ currentTarget }: MouseEvent) {
    const url = site + href;
    const text = await excerpt(currentTarget, url);
    try {
      await navigator.share({ title, ...(text !== undefined && { text }), url });
    } catch (error) {
      if (!isCanceled(error)) showSnack({ message: 'It could not be shared.', severity: 'error' });
    }
  }

  return (
    <button type="button" aria-label={`Share: ${title}`} onClick={share} {...preloadsCopiedPost}>
      Share
    </button>
  );
}

/** Resolves to the first words of the post; to undefined if the code for it is not loaded in time. */
async function excerpt(control: Element, url: string): Promise<string | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, excerptTimeout));
  try {
    const loaded = await Promise.race([loadCopiedPost(), timeout]);
    return loaded?.postExcerpt(loaded.contentElementOf(control), url);
  } catch {
    return undefined;
  }
}

/** True if the visitor closed the share sheet, or if it is still open. */
function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
}
