import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { feedHref, type ListName, listHref, lists } from '../../shared/content/lists.ts';
import type { Post, PostPage } from '../../shared/content/stored-schemas.ts';
import { elementIds, postElementId } from '../../shared/dom-contract.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import { type ListParams, panelLabel } from '../../shared/pages/list-pages.ts';
import { postHref } from '../../shared/pages/post.ts';
import { searchHref } from '../../shared/pages/search.ts';
import { FeedAddress } from '../copy/CopyLink.tsx';
import { PostActions } from '../post/PostActions.tsx';
import { PostCard } from '../post/PostCard.tsx';
import { PostContent } from '../post/PostContent.tsx';
import * as frameStyles from '../post/PostFrame.module.css';
import { PostTitle, PublishedDate } from '../post/PostTitle.tsx';
import { siteAtom } from '../state/page-store.ts';
import { EmptyMessage } from '../ui/EmptyMessage.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import * as styles from './PostList.module.css';
import { Suggestions } from './Suggestions.tsx';

/** The texts of empty lists (specification, section 2). */
const noneFound: Record<ListName, string> = {
  thoughts: 'No blog posts match this passage.',
  quotes: 'No quotes match this filter.',
  articles: 'No articles found.',
};

type PostListProps = {
  params: ListParams;
  page: PostPage;
  notes: ReactNode;
};

export function PostList({ params, page, notes }: PostListProps) {
  const { list, browse } = params;
  const { posts, nextPageToken, isCutOff } = page;
  const { path, items } = lists[list];
  const noun = list === 'thoughts' ? 'Posts' : items;
  const { searchTipsId } = useAtomValue(siteAtom);
  const results = useRef<HTMLUListElement>(null);
  /** Whether there is a page before or after it: then it says nothing of the whole list. */
  const isOneOfSeveral = Boolean(browse.pageToken || nextPageToken);
  const { q, label } = browse;
  const hrefOf = (pageToken: string | undefined) =>
    `${listHref(list, { ...browse, pageToken })}#${elementIds.posts}`;
  const first = browse.pageToken && (
    <a className="secondary" href={hrefOf(undefined)}>
      {q ? 'First results' : `Newest ${noun.toLowerCase()}`}
    </a>
  );

  useEffect(() => {
    if (!q || posts.length === 0) return;
    let isShown = true;
    import('./mark-words.ts').then(
      (module) => isShown && module.markWords(results.current, q),
      () => {},
    );
    return () => {
      isShown = false;
      CSS.highlights?.delete('searched');
    };
  }, [q, posts]);

  return (
    <>
      {q && posts.length > 0 && !browse.pageToken && (
        <Suggestions search={{ list, q }} isAbovePosts />
      )}
      {posts.length === 0 && (
        <EmptyMessage
          message={isOneOfSeveral ? 'There are no posts on this page.' : noneFound[list]}
        >
          {isOneOfSeveral
            ? first
            : q && (
                <>
                  <Suggestions search={{ list, q }} />
                  <p>
                    <a href={searchHref(q)}>Search all lists</a>,{' '}
                    <a href={postHref('articles', searchTipsId)}>Search tips</a>
                  </p>
                </>
              )}
        </EmptyMessage>
      )}
      <PlainList ref={results} className={`${styles.posts} stack`}>
        {posts.map((post, i) => (
          <li key={post.id}>
            {'content' in post ? (
              <FullPost params={params} post={post} />
            ) : (
              <PostCard post={post} />
            )}
            {i === 0 && notes && <div className={styles.below}>{notes}</div>}
          </li>
        ))}
      </PlainList>
      {isCutOff && q && <p>These are all results that can be reached.</p>}
      <p className={`${styles.below} row roomy screen-only`}>
        {nextPageToken && (
          <a className="button" href={hrefOf(nextPageToken)}>
            {`More ${noun}`}
          </a>
        )}
        {posts.length > 0 && (
          <>
            {first}
            {!q && panelLabel(params) === label && (
              <FeedAddress
                href={feedHref(path, label)}
                linkText={`Feed of new ${items.toLowerCase()}`}
              />
            )}
            <a href={copyrightPage.path}>Copyright Statement</a>
          </>
        )}
      </p>
    </>
  );
}

/** client/content/page-data.ts parses this markup. */
function FullPost({ params: { list, browse }, post }: { params: ListParams; post: Post }) {
  const { label } = post;
  return (
    <article
      id={postElementId(post.id)}
      className={frameStyles.frame}
      data-item={post.id}
      data-list={list}
    >
      <PostTitle title={post.title} href={postHref(list, post.id)} />
      <p>
        <PublishedDate published={post.published} />
        {label && label !== browse.label && (
          <a className="fine" href={listHref(list, { label })}>
            {label}
          </a>
        )}
      </p>
      <PostContent html={post.content} list={list} />
      <PostActions list={list} post={post} />
    </article>
  );
}
