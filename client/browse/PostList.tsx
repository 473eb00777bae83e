import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { type ListName, listHref } from '../../shared/content/lists.ts';
import type { Post, PostPage } from '../../shared/content/stored-schemas.ts';
import { elementIds, postElementId } from '../../shared/dom-contract.ts';
import { postHref } from '../../shared/pages/post.ts';
import { searchHref } from '../../shared/pages/search.ts';
import { PostActions } from '../post/PostActions.tsx';
import { PostCard } from '../post/PostCard.tsx';
import { PostContent } from '../post/PostContent.tsx';
import { PostFrame, PostTitle, PublishedDate } from '../post/PostFrame.tsx';
import { browsedListAtom, siteAtom } from '../state/page-store.ts';
import { EmptyMessage } from '../ui/EmptyMessage.tsx';
import { LinkList } from '../ui/LinkList.tsx';
import { NearestLabels } from './NearestLabels.tsx';
import * as styles from './PostList.module.css';
import { Suggestions } from './Suggestions.tsx';

/** The texts of each list (specification, section 2). */
const texts: Record<ListName, { noneFound: string; more: string }> = {
  thoughts: { noneFound: 'No blog posts match this passage.', more: 'More Posts' },
  quotes: { noneFound: 'No quotes match this filter.', more: 'More Quotes' },
  articles: { noneFound: 'No articles found.', more: 'More Articles' },
};

export function PostList({ page: { posts, nextPageToken, isCutOff } }: { page: PostPage }) {
  const { list, browse } = useAtomValue(browsedListAtom);
  const { noneFound, more } = texts[list];
  const { searchTipsId } = useAtomValue(siteAtom);
  const results = useRef<HTMLUListElement>(null);
  /** Whether there is a page before or after it: then it says nothing of the whole list. */
  const isOneOfSeveral = Boolean(browse.pageToken || nextPageToken);
  const { q } = browse;

  useEffect(() => {
    if (!q || posts.length === 0) return;
    let isShown = true;
    import('./mark-words.ts').then(
      ({ markWords }) => isShown && markWords(results.current, q),
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
        <Suggestions shown={posts.map(({ id }) => id)} />
      )}
      {posts.length === 0 && !isOneOfSeveral && (
        <EmptyMessage message={noneFound}>
          {q ? (
            <>
              <Suggestions includesNearest />
              <p>
                <LinkList
                  links={[
                    { text: 'Search all lists', href: searchHref(q) },
                    { text: 'Search tips', href: postHref('articles', searchTipsId) },
                  ]}
                />
              </p>
            </>
          ) : (
            <NearestLabels />
          )}
        </EmptyMessage>
      )}
      {posts.length === 0 && isOneOfSeveral && (
        <EmptyMessage
          message={nextPageToken ? 'There are no posts on this page.' : 'There are no more posts.'}
        >
          {browse.pageToken && (
            <p>
              <a
                href={`${listHref(list, { ...browse, pageToken: undefined })}#${elementIds.posts}`}
              >
                Back to the first page
              </a>
            </p>
          )}
        </EmptyMessage>
      )}
      <ul ref={results} className={`${styles.posts} stack`}>
        {posts.map((post) => (
          <li key={post.id}>
            {'content' in post ? <FullPost post={post} /> : <PostCard post={post} />}
          </li>
        ))}
      </ul>
      {isCutOff && q && <p>These are all results that can be reached.</p>}
      {nextPageToken && (
        <a
          className={`button ${styles.more}`}
          href={`${listHref(list, { ...browse, pageToken: nextPageToken })}#${elementIds.posts}`}
        >
          {more}
        </a>
      )}
    </>
  );
}

function FullPost({ post }: { post: Post }) {
  const { list } = useAtomValue(browsedListAtom);
  return (
    <PostFrame list={list} item={post.id} id={postElementId(post.id)}>
      <PostTitle title={post.title} href={postHref(list, post.id)} />
      <PublishedDate published={post.published} />
      <PostContent html={post.content} />
      <PostActions list={list} post={post} />
    </PostFrame>
  );
}
