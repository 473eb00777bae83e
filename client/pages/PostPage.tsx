import { lists } from '../../shared/content/lists.ts';
import { organizationKind, organizationName } from '../../shared/content/organization.ts';
import { type PostReference, postKind } from '../../shared/content/post.ts';
import { errorOf } from '../../shared/content/result.ts';
import type { Article } from '../../shared/content/stored-schemas.ts';
import { contactHref } from '../../shared/pages/contact.ts';
import { aboutPage, copyrightPage } from '../../shared/pages/document.ts';
import { useContent } from '../content/content-atoms.ts';
import { BackToList } from '../post/BackToList.tsx';
import { PostActions } from '../post/PostActions.tsx';
import { PostContent } from '../post/PostContent.tsx';
import * as styles from '../post/PostFrame.module.css';
import { PublishedDate } from '../post/PostTitle.tsx';
import { Related, RelatedPlaces } from '../post/Related.tsx';
import { Await } from '../ui/Await.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const readWordsPerMinute = 230;

export function PostPage({ params }: { params: PostReference }) {
  const { list, id } = params;
  const request = postKind.request(params);
  const error = errorOf(useContent(request));
  if (error?.status === 404) return <NotFoundPage />;
  return (
    <div className={`${styles.single} measure`}>
      <BackToList list={list} />
      {error && <PageHeading className={styles.heading} title={lists[list].item} />}
      <Await request={request}>
        {/* The key closes the labels that were opened in another post. */}
        {(post) => <PostArticle key={post.id} params={params} post={post} />}
      </Await>
      <Related to={params} />
      <p className="roomy screen-only">
        <a href={contactHref(list, id)} rel="nofollow">
          Ask about this, or report a mistake
        </a>
      </p>
      <BackToList list={list} />
    </div>
  );
}

/** client/content/page-data.ts parses this markup. */
function PostArticle({ params, post }: { params: PostReference; post: Article }) {
  const { list } = params;
  return (
    <article className={styles.frame} data-item={post.id} data-list={list}>
      <PageHeading className={styles.heading} title={post.title} />
      <PublishedDate published={post.published} />
      {list === 'articles' ? (
        <>
          <span className="fine screen-only">{`${post.published ? ' · ' : ''}${Math.ceil(post.words / readWordsPerMinute)} min`}</span>
          <Await request={organizationKind.request({})} extra>
            {(organization) => (
              <p className="fine">
                From {organizationName(organization)}.{' '}
                <a className="screen-only" href={aboutPage.path}>
                  About us
                </a>
              </p>
            )}
          </Await>
          <PostActions list={list} post={post} />
        </>
      ) : (
        <RelatedPlaces to={params} />
      )}
      <PostContent html={post.content} list={list} />
      <PostActions list={list} post={post}>
        <a href={copyrightPage.path}>Copyright Statement</a>
      </PostActions>
    </article>
  );
}
