import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { type PostReference, permittedUse } from '../../../shared/content/post.ts';
import { elementIds } from '../../../shared/dom-contract.ts';
import { handoutHref, handoutPath, postKey } from '../../../shared/handout/handout.ts';
import { copyrightPage } from '../../../shared/pages/document.ts';
import { editParameter, type HandoutParams } from '../../../shared/pages/handout.ts';
import { isOwnHandoutAtom } from '../../handout/change-handout.ts';
import { formId, postListId } from '../../handout/element-ids.ts';
import { HandoutEditor } from '../../handout/HandoutEditor.tsx';
import { HandoutFiles } from '../../handout/HandoutFiles.tsx';
import { HandoutLength } from '../../handout/HandoutLength.tsx';
import * as styles from '../../handout/HandoutPage.module.css';
import { HandoutTitle, typedTitleAtom } from '../../handout/HandoutTitle.tsx';
import { siteAtom } from '../../state/page-store.ts';
import { Banner } from '../../ui/layout/Banner.tsx';
import { HandoutItem } from './HandoutItem.tsx';

export default function HandoutPage({ params }: { params: HandoutParams }) {
  const { handout, add, isEditing } = params;
  const { posts } = handout;
  const isOwn = useAtomValue(isOwnHandoutAtom);
  const title = useAtomValue(typedTitleAtom).trim();
  const isEditor = isEditing || isOwn || add !== '' || posts.length === 0;
  const heading = isEditor ? (
    <>
      <span className={`${styles.eyebrow} screen-only`}>Handout</span>
      <span className="print-only" dir="auto">
        {title || 'Handout'}
      </span>
    </>
  ) : undefined;
  return (
    <>
      <Banner title={title || 'Handout'} heading={heading} hasDrawing={!isEditor}>
        {isEditor && <HandoutTitle params={params} />}
      </Banner>
      <div className="container stack beside-panel">
        <div className={`${styles.controls} stack screen-only`}>
          {/* The fields and buttons of the page belong to it, so that none of them loses what was typed. */}
          <form id={formId} action={handoutPath} hidden>
            {isEditing && <input type="hidden" name={editParameter} value="1" />}
            {!isEditor && <input type="hidden" name="title" value={title} />}
          </form>
          {posts.length > 0 && (
            <>
              <HandoutFiles handout={handout} />
              <HandoutLength />
            </>
          )}
          {isEditor ? (
            <HandoutEditor params={params} />
          ) : (
            <a
              className="secondary"
              href={`${handoutHref(handout, { isEditing: true })}#${elementIds.page}`}
              rel="nofollow"
            >
              Change this handout
            </a>
          )}
        </div>
        {posts.length > 0 && <HandoutPosts posts={posts} />}
      </div>
    </>
  );
}

function HandoutPosts({ posts }: { posts: readonly PostReference[] }) {
  const { url } = useAtomValue(siteAtom);
  return (
    <div>
      {/* The one parent of all texts: reading modes keep what has one. */}
      <div id={postListId} className={styles.posts}>
        {posts.map((post, i) => (
          <Fragment key={postKey(post)}>
            {i > 0 && <hr />}
            <HandoutItem post={post} />
          </Fragment>
        ))}
      </div>
      <p className={styles.permission}>
        {`${permittedUse} `}
        <a className="screen-only" href={copyrightPage.path}>
          Copyright Statement
        </a>
        <span className="print-only">{url + copyrightPage.path}</span>
      </p>
    </div>
  );
}
