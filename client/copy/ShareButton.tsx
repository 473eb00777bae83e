import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { siteAtom } from '../state/page-store.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { copiedPostChunk } from './copy-post-atom.ts';

/** How long the excerpt may take; ms. Browsers open the share sheet only during the transient activation of the click. */
const excerptTimeout = 1000;

type ShareButtonProps = { title: string; href: string };

/** Shares a post by the Web Share API. The button is hidden without it (PostActions.module.css). */
export function ShareButton({ title, href }: ShareButtonProps) {
  const { url: site } = useAtomValue(siteAtom);
  const showSnack = useSetAtom(showSnackAtom);

  async function share({ currentTarget }: MouseEvent) {
    const url = site + href;
    try {
      await navigator.share({ title, url, ...(await excerpt(currentTarget, url)) });
    } catch (error) {
      if (!isCanceled(error)) showSnack({ message: 'It could not be shared.', severity: 'error' });
    }
  }

  return (
    <button
      type="button"
      aria-label={`Share: ${title}`}
      onClick={share}
      {...copiedPostChunk.preloadProps}
    >
      Share
    </button>
  );
}

/** Resolves to the first words of the post; to undefined if the code for it is not loaded in time. */
async function excerpt(control: Element, url: string): Promise<{ text: string } | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, excerptTimeout));
  const loaded = await Promise.race([copiedPostChunk.load().catch(() => undefined), timeout]);
  return loaded && { text: loaded.postExcerpt(loaded.contentElementOf(control), url) };
}

/** True if the visitor closed the share sheet, or if it is still open. */
function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
}
