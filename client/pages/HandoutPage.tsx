import { useAtomValue } from 'jotai';
import { permittedUse } from '../../shared/content/post.ts';
import { handoutHref, postKey } from '../../shared/handout/handout.ts';
import { type HandoutRoute, paths } from '../../shared/routes.ts';
import { AddPost } from '../handout/AddPost.tsx';
import { elementId, postListId } from '../handout/HandoutButton.tsx';
import { HandoutFiles } from '../handout/HandoutFiles.tsx';
import { HandoutForms } from '../handout/HandoutForms.tsx';
import { HandoutItem } from '../handout/HandoutItem.tsx';
import { HandoutOrder } from '../handout/HandoutOrder.tsx';
import * as styles from '../handout/HandoutPage.module.css';
import { HandoutTitle, typedTitleAtom } from '../handout/HandoutTitle.tsx';
import { OwnHandoutNote } from '../handout/OwnHandoutNote.tsx';
import { routeAtom, siteAtom } from '../state/page-store.ts';
import { Empty } from '../ui/Empty.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import { Notice } from '../ui/layout/Notice.tsx';

export function HandoutPage() {
  const route = useAtomValue(routeAtom);
  if (route.name === 'invalid-handout') {
    const { problem, handout } = route;
    return (
      <Notice title="Invalid Handout">
        <p>{problem}</p>
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
  const heading = (
    <>
      <span className={`${styles.eyebrow} screen-only`}>Handout</span>
      <span className="print-only" dir="auto">
        {typedTitle || 'Handout'}
      </span>
    </>
  );
  return (
    <>
      <Banner title={heading} drawing="handout">
        <HandoutTitle route={route} />
      </Banner>
      <div className={`${styles.page} measure stack`}>
        <HandoutForms route={route} />
        {handout.posts.length === 0 ? (
          <Empty>
            No posts yet. Press ‘Add to handout’ below a <a href={paths.thoughts}>thought</a>, a{' '}
            <a href={paths.quotes}>quote</a> or an <a href={paths.articles}>article</a>, or add one
            by its link.
          </Empty>
        ) : (
          <>
            <HandoutFiles handout={handout} title={typedTitle} />
            <HandoutOrder handout={handout} />
          </>
        )}
        <AddPost route={route} />
        <OwnHandoutNote handout={handout} />
        {handout.posts.length > 0 && (
          <>
            <ol id={postListId} className={`${styles.posts} stack`}>
              {handout.posts.map((post) => (
                <li key={postKey(post)} id={elementId('post', post)}>
                  <HandoutItem post={post} />
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
    </>
  );
}
