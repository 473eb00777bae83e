import { useAtomValue } from 'jotai';
import { browseMore, browseQuery } from '../../shared/browse/browse-state.ts';
import type { PostPage } from '../../shared/content/post.ts';
import { browseAtom } from '../content/route-content.ts';
import { FullPost } from '../post/FullPost.tsx';
import { PostCard } from '../post/PostCard.tsx';
import { locationAtom } from '../state/location-atom.ts';
import { Empty } from '../ui/Empty.tsx';
import styles from './PostList.module.css';

type PostListProps = { page: PostPage; noneFound: string; more: string };

export function PostList({ page: { posts, nextPageToken }, noneFound, more }: PostListProps) {
  const browse = useAtomValue(browseAtom);
  const { pathname } = useAtomValue(locationAtom);
  return (
    <>
      {posts.length === 0 && <Empty>{noneFound}</Empty>}
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            {'content' in post ? <FullPost post={post} /> : <PostCard post={post} />}
          </li>
        ))}
      </ul>
      {nextPageToken && (
        <a
          className={`button ${styles.more}`}
          href={`${pathname}${browseQuery(browseMore(browse, nextPageToken))}#posts`}
        >
          {more}
        </a>
      )}
    </>
  );
}
