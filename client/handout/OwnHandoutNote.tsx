import { useAtomValue } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { type Handout, handoutHref } from '../../shared/handout/handout.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { Icon } from '../ui/icons.tsx';
import { isOwnHandoutAtom, replacedHandoutAtom } from './change-handout.ts';
import { ChangeButton } from './HandoutButton.tsx';
import * as styles from './HandoutPage.module.css';
import { ownHandoutAtom } from './own-handout-atom.ts';

const noteId = 'own-handout';

/** A note that says whether the handout is the one of this browser, with a link to the other one. */
export function OwnHandoutNote({ handout }: { handout: Handout }) {
  const own = useAtomValue(ownHandoutAtom);
  const replaced = useAtomValue(replacedHandoutAtom);
  const hydrated = useAtomValue(hydratedAtom);
  const isOwn = useAtomValue(isOwnHandoutAtom);
  const other = isOwn ? replaced : own;
  return (
    <div className="fine">
      {handout.posts.length > 0 &&
        (hydrated && isOwn ? (
          <p id={noteId} className={`${styles.note} row`} tabIndex={-1}>
            <Icon name="check" />
            Your handout, in this browser only
          </p>
        ) : (
          <ChangeButton
            className="secondary scripted"
            handout={handout}
            focus={noteId}
            announcement="This is now your handout."
            stores
            disabled={!hydrated}
          >
            Keep as my handout
          </ChangeButton>
        ))}
      {other.posts.length > 0 && (
        // Another element, because a translator may have replaced the texts of the last one.
        <p key={`${isOwn}`}>
          Another handout {isOwn ? 'was in this browser before' : 'is in this browser'}:{' '}
          {/* The paragraph may be gone then. */}
          <a href={`${handoutHref(other, { isEditing: true })}#${elementIds.page}`}>
            {`open it (${postCount(other.posts.length)})`}
          </a>
        </p>
      )}
    </div>
  );
}
