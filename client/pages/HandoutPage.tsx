import { useAtomValue } from 'jotai';
import { listNames, lists } from '../../shared/content/lists.ts';
import { permittedUse } from '../../shared/content/post.ts';
import { postKey } from '../../shared/handout/handout.ts';
import { handoutProblemText } from '../../shared/handout/handout-problem.ts';
import { handoutHref } from '../../shared/handout/handout-url.ts';
import { type HandoutRoute, listHref, paths } from '../../shared/routes.ts';
import { HandoutFiles } from '../handout/HandoutFiles.tsx';
import { HandoutForm } from '../handout/HandoutForm.tsx';
import { HandoutItem } from '../handout/HandoutItem.tsx';
import * as styles from '../handout/HandoutPage.module.css';
import { useFocusAfterChange } from '../handout/handout-change-atom.ts';
import { postListId } from '../handout/handout-form.ts';
import { OwnHandoutNote } from '../handout/OwnHandoutNote.tsx';
import { typedTitleAtom } from '../handout/typed-title-atom.ts';
import { routeAtom, siteAtom } from '../state/page-store.ts';
import { Empty } from '../ui/Empty.tsx';
import { Notice } from '../ui/layout/Notice.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';

export function HandoutPage() {
  const route = useAtomValue(routeAtom);
  if (route.name === 'invalid-handout') {
    const { problem, handout } = route;
    return (
      <Notice title="Invalid Handout">
        <p>{handoutProblemText(problem)}</p>
        <a className="button" href={handoutHref(handout)}>
          Open the handout without it
        </a>
      </Notice>
    );
  }
  return route.name === 'handout' && <ValidHandout route={route} />;
}

function ValidHandout({ route }: { route: HandoutRoute }) {
  const { handout } = route;
  const { url } = useAtomValue(siteAtom);
  const typedTitle = useAtomValue(typedTitleAtom).trim();
  useFocusAfterChange();
  return (
    <div className={`${styles.page} measure stack`}>
      <div dir="auto">
        <PageHeading>
          {typedTitle === handout.title ? (
            titleText(handout.title)
          ) : (
            <>
              <span className="screen-only">{titleText(handout.title)}</span>
              <span className="print-only">{titleText(typedTitle)}</span>
            </>
          )}
        </PageHeading>
      </div>
      <HandoutForm route={route} />
      <OwnHandoutNote handout={handout} />
      {handout.posts.length === 0 ? (
        <EmptyHandout />
      ) : (
        <>
          <HandoutFiles handout={handout} title={typedTitle} />
          <ol id={postListId} className={`${styles.posts} stack`}>
            {handout.posts.map((post) => (
              <li key={postKey(post)}>
                <HandoutItem handout={handout} post={post} />
              </li>
            ))}
          </ol>
          <p className={styles.permission}>
            {permittedUse}{' '}
            <a className="screen-only" href={paths.copyright}>
              Copyright Statement
            </a>
            <span className="print-only">{url + paths.copyright}</span>
          </p>
        </>
      )}
    </div>
  );
}

function titleText(title: string): string {
  return title || 'Handout';
}

function EmptyHandout() {
  return (
    <>
      <Empty>
        No posts yet. Press ‘Add to handout’ below a thought, a quote or an article, or enter the
        address of one here.
      </Empty>
      <ul>
        {listNames.map((list) => (
          <li key={list}>
            <a href={listHref(list)}>{lists[list].title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
