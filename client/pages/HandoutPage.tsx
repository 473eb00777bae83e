import { useAtomValue } from 'jotai';
import { postKey } from '../../shared/handout/handout.ts';
import { handoutHref } from '../../shared/handout/handout-url.ts';
import { handoutProblem } from '../../shared/handout-problem.ts';
import { paths } from '../../shared/routes.ts';
import { permittedUse } from '../copy/permitted-use.ts';
import { EmptyHandout } from '../handout-page/EmptyHandout.tsx';
import { HandoutForm } from '../handout-page/HandoutForm.tsx';
import { HandoutItem } from '../handout-page/HandoutItem.tsx';
import { elementId } from '../handout-page/handout-form.ts';
import styles from '../handout-page/handout-page.module.css';
import { OwnHandoutNote } from '../handout-page/OwnHandoutNote.tsx';
import { TakeAlong } from '../handout-page/TakeAlong.tsx';
import { useFocusAfterChange } from '../handout-page/use-focus-after-change.ts';
import { routeAtom } from '../state/route-atom.ts';
import { siteAtom } from '../state/site-atom.ts';
import { Notice } from '../ui/layout/Notice.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';

/** A handout, or what is wrong with its URL. */
export function HandoutPage() {
  const route = useAtomValue(routeAtom);
  useFocusAfterChange();
  const { url } = useAtomValue(siteAtom);
  if (route.name === 'invalid-handout') {
    const { query, handout } = route;
    return (
      <Notice title="Invalid Handout">
        <p>{handoutProblem(new URLSearchParams(query))}</p>
        <a className="button" href={handoutHref(handout)}>
          Open the handout without it
        </a>
      </Notice>
    );
  }
  if (route.name !== 'handout') return null;
  const { handout } = route;
  return (
    <div className={styles.page}>
      <div dir="auto">
        <PageHeading>{handout.title || 'Handout'}</PageHeading>
      </div>
      <HandoutForm handout={handout} />
      <OwnHandoutNote handout={handout} />
      {handout.posts.length === 0 ? (
        <EmptyHandout />
      ) : (
        <>
          <TakeAlong handout={handout} />
          <ol className={styles.posts} data-nested>
            {handout.posts.map((post) => (
              <li key={postKey(post)} id={elementId('item', post)}>
                <HandoutItem handout={handout} post={post} />
              </li>
            ))}
          </ol>
          <p className={styles.permission}>
            {permittedUse} <a href={paths.copyright}>Copyright Statement</a>
            <span className={styles.printed}>{url + paths.copyright}</span>
          </p>
        </>
      )}
    </div>
  );
}
