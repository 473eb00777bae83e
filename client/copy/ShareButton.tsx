import { atom, useSetAtom } from 'jotai';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { type PostOnPage, postToCopy } from './copy-post-atom.ts';

/** Shares a post by the Web Share API. The button is hidden without it (PostActions.module.css). */
export function ShareButton({ title, href }: { title: string; href: string }) {
  const share = useSetAtom(sharePostAtom);
  return (
    <button
      type="button"
      className="secondary scripted"
      data-share
      aria-label={`Share: ${title}`}
      onClick={({ currentTarget }) => share({ control: currentTarget, title, href })}
    >
      Share
    </button>
  );
}

const sharePostAtom = atom(null, async (get, set, onPage: PostOnPage) => {
  try {
    const post = postToCopy(get, onPage);
    const { sharedText } = await import('./copied-post.ts');
    await navigator.share({ title: post.title, text: sharedText(post), url: post.url });
  } catch (error) {
    // The visitor closed the share sheet, or it is still open.
    const { name } = error as Error;
    if (name === 'AbortError' || name === 'InvalidStateError') return;
    set(showSnackAtom, { message: 'It could not be shared.', severity: 'error' });
  }
});
