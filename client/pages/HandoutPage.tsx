import { useAtomValue } from 'jotai';
import { permittedUse } from '../../shared/content/post.ts';
import { handoutHref, postKey } from '../../shared/handout/handout.ts';
import { articlesPage } from '../../shared/pages/articles.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import type { HandoutParams, InvalidHandoutParams } from '../../shared/pages/handout.ts';
import { quotesPage } from '../../shared/pages/quotes.ts';
import { thoughtsPage } from '../../shared/pages/thoughts.ts';
import { AddPost } from '../handout/AddPost.tsx';
import { elementId, postListId } from '../handout/HandoutButton.tsx';
import { HandoutFiles } from '../handout/HandoutFiles.tsx';
import { HandoutForms } from '../handout/HandoutForms.tsx';
import { HandoutOrder } from '../handout/HandoutOrder.tsx';
import * as styles from '../handout/HandoutPage.module.css';
import { HandoutTitle, typedTitleAtom } from '../handout/HandoutTitle.tsx';
import { OwnHandoutNote } from '../handout/OwnHandoutNote.tsx';
import { siteAtom } from '../state/page-store.ts';
import { Empty } from '../ui/Empty.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import { Notice } from '../ui/layout/Notice.tsx';
import { HandoutItem } from './HandoutItem.tsx';

export function InvalidHandoutPage({
  params: { problem, handout },
}: {
  params: InvalidHandoutParams;
}) {
  return (
    <Notice title="Invalid Handout">
      <p>{problem}</p>
      <a className="button" href={handoutHref(handout)}>
        Open the handout without it
      </a>
    </Notice>
  );
}

export function HandoutPage({ params }: { params: HandoutParams }) {
  const { handout } = params;
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
      <Banner title={heading}>
        <HandoutTitle params={params} />
      </Banner>
      <div className={`${styles.page} measure stack`}>
        <HandoutForms params={params} />
        {handout.posts.length === 0 ? (
          <Empty>
            No posts yet. Press ‘Add to handout’ below a <a href={thoughtsPage.path}>thought</a>, a{' '}
            <a href={quotesPage.path}>quote</a> or an <a href={articlesPage.path}>article</a>, or
            add one by its link.
          </Empty>
        ) : (
          <>
            <HandoutFiles handout={handout} title={typedTitle} />
            <HandoutOrder handout={handout} />
          </>
        )}
        <AddPost params={params} />
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
              <a className="screen-only" href={copyrightPage.path}>
                Copyright Statement
              </a>
              <span className="print-only">{url + copyrightPage.path}</span>
            </p>
          </>
        )}
      </div>
    </>
  );
}
