import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import type { Handout } from '../../shared/handout/handout.ts';
import { handoutHref, handoutQuery } from '../../shared/handout/handout-url.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import styles from './HandoutPage.module.css';
import { ownHandoutAtom, storedHandoutAtom } from './own-handout-atom.ts';
import { storageWarning } from './toggle-post-atom.ts';

/** The handout that the visitor last replaced as that of this browser. */
const replacedHandoutAtom = storedHandoutAtom('replaced-handout');

/** Stores the handout of this browser, and says so if the browser does not store it. Returns whether it did. */
export const storeOwnHandoutAtom = atom(null, (_get, set, handout: Handout) => {
  if (set(ownHandoutAtom, handout)) return true;
  set(showSnackAtom, storageWarning);
  return false;
});

/** Says where the handout is stored: in its URL, and in this browser if it is the one that the visitor collects. */
export function OwnHandoutNote({ handout }: { handout: Handout }) {
  const own = useAtomValue(ownHandoutAtom);
  const [replaced, setReplaced] = useAtom(replacedHandoutAtom);
  const storeOwn = useSetAtom(storeOwnHandoutAtom);
  const announce = useSetAtom(announcementAtom);
  const hydrated = useAtomValue(hydratedAtom);
  const isOwn = handoutQuery(own) === handoutQuery(handout);
  const isOther = !isOwn && own.posts.length > 0;
  const other = isOwn ? replaced : own;

  function store() {
    if (isOwn) return;
    if (isOther) setReplaced(own);
    if (storeOwn(handout)) announce('This handout is now in this browser.');
  }

  return (
    <div className={`${styles.tools} ${styles.note} screen-only`}>
      <p>The address of this page is the handout: bookmark it, or send it to a colleague.</p>
      {handout.posts.length > 0 && (
        <button
          type="button"
          className="secondary scripted"
          disabled={!hydrated}
          aria-disabled={isOwn}
          onClick={store}
        >
          {hydrated && isOwn
            ? 'Also in this browser, and only here'
            : isOther
              ? 'Store this one instead'
              : 'Store it in this browser'}
        </button>
      )}
      {other.posts.length > 0 && (
        <p>
          Another handout {isOwn ? 'was in this browser before' : 'is in this browser'}:{' '}
          <a href={handoutHref(other)}>open it ({postCount(other.posts.length)})</a>
        </p>
      )}
    </div>
  );
}
