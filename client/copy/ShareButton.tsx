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
    const { sharePost } = await import('./copied-post.ts');
    await sharePost(postToCopy(get, onPage));
  } catch {
    set(showSnackAtom, { message: 'It could not be shared.', severity: 'error' });
  }
});
