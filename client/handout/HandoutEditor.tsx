import { useAtomValue } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { type Handout, handoutHref, handoutPath } from '../../shared/handout/handout.ts';
import { addParameter, type HandoutParams, handoutPage } from '../../shared/pages/handout.ts';
import { articlesPage, quotesPage, thoughtsPage } from '../../shared/pages/list-pages.ts';
import { searchPage } from '../../shared/pages/search.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import { hydratedAtom, siteAtom } from '../state/page-store.ts';
import { EmptyMessage } from '../ui/EmptyMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/icons.tsx';
import { addedPostProblem, isOwnHandoutAtom } from './change-handout.ts';
import { formId } from './element-ids.ts';
import { ChangeButton } from './HandoutButton.tsx';
import { HandoutOrder } from './HandoutOrder.tsx';
import * as styles from './HandoutPage.module.css';
import { ownHandoutAtom, replacedHandoutAtom } from './own-handout-atom.ts';

export function HandoutEditor({ params }: { params: HandoutParams }) {
  const { handout } = params;
  const isEmpty = handout.posts.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyMessage message="No posts yet.">
          <p>
            Press ‘Add to handout’ below a <a href={thoughtsPage.path}>thought</a>, a{' '}
            <a href={quotesPage.path}>quote</a> or an <a href={articlesPage.path}>article</a>, or
            add one by its link.
          </p>
        </EmptyMessage>
      ) : (
        <HandoutOrder handout={handout} />
      )}
      <AddPost params={params} />
      <OwnHandoutNote handout={handout} />
      {!isEmpty && (
        <form action={handoutPath}>
          <ChangeButton
            className={`${styles.clear} secondary`}
            handout={{ title: '', posts: [] }}
            form={undefined}
            name={undefined}
            announcement="The handout is empty."
            focus={elementIds.page}
          >
            Empty this handout
          </ChangeButton>
        </form>
      )}
    </>
  );
}

function AddPost({ params }: { params: HandoutParams }) {
  const { handout, add } = params;
  const { hasSundays } = useAtomValue(siteAtom);
  return (
    <>
      <p className="unscripted fine">
        To add another post, enter its link here. ‘Open as a handout’ begins another handout.
      </p>
      <details className={`${styles.add} disclosure`} open={add !== ''}>
        <summary>Add posts</summary>
        <p className="roomy row">
          <a href={searchPage.path}>Search</a>
          {hasSundays && <a href={sundaysPage.path}>This Sunday</a>}
        </p>
        <Field
          // After a change, and after Back, the field shows the state of the URL.
          key={handoutPage.href(params)}
          label="Or the link of a post"
          name={addParameter}
          form={formId}
          inputMode="url"
          autoComplete="off"
          defaultValue={add}
          error={addedPostProblem(params)}
        />
        <ChangeButton handout={handout} formAction={`${handoutPath}#${addParameter}`}>
          Add post
        </ChangeButton>
      </details>
    </>
  );
}

const noteId = 'own-handout';

function OwnHandoutNote({ handout }: { handout: Handout }) {
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
