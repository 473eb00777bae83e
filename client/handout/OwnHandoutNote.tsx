import { useAtomValue } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import {
  type Handout,
  handoutHref,
  handoutPath,
  handoutQuery,
} from '../../shared/handout/handout.ts';
import { hydratedAtom } from '../state/page-store.ts';
import * as styles from './HandoutPage.module.css';
import { formId, postsValue } from './handout-form.ts';
import { ownHandoutAtom, replacedHandoutAtom } from './own-handout-atom.ts';

/** Whether the handout is the one that the visitor collects in this browser. The URL has each handout. */
export function OwnHandoutNote({ handout }: { handout: Handout }) {
  const own = useAtomValue(ownHandoutAtom);
  const replaced = useAtomValue(replacedHandoutAtom);
  const hydrated = useAtomValue(hydratedAtom);
  const isOwn = handoutQuery(own) === handoutQuery(handout);
  const other = isOwn ? replaced : own;
  return (
    <div className={`${styles.tools} row ${styles.note} screen-only`}>
      {handout.posts.length > 0 && (
        <button
          type="submit"
          className="secondary scripted"
          form={formId}
          formAction={handoutPath}
          name="posts"
          value={postsValue(handout)}
          data-stores
          data-announcement="This is now your handout."
          disabled={!hydrated}
          aria-disabled={isOwn}
          onClick={(event) => {
            if (isOwn) event.preventDefault();
          }}
        >
          {hydrated && isOwn ? '✓ This is your handout' : 'Keep as my handout'}
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
