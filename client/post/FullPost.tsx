import { useAtomValue } from 'jotai';
import type { Post } from '../../shared/content/post.ts';
import { postAnchor } from '../../shared/paths.ts';
import { postQuery } from '../../shared/post-address.ts';
import { PostActions } from '../copy/PostActions.tsx';
import { locationAtom } from '../state/location-atom.ts';
import styles from './FullPost.module.css';
import { PostContent } from './PostContent.tsx';
import { PostTitle } from './PostTitle.tsx';
import { PublishedDate } from './PublishedDate.tsx';

/** A thought or a quote in a list. client/content/page-data.ts reads it back from this markup. */
export function FullPost({ post }: { post: Post }) {
  const { pathname } = useAtomValue(locationAtom);
  const href = pathname + postQuery(post.id);
  return (
    <article id={postAnchor(post.id)} className={styles.post} data-item={post.id}>
      <PostTitle title={post.title} href={href} />
      <PublishedDate published={post.published} />
      <PostContent html={post.content} />
      <PostActions title={post.title} href={href} />
    </article>
  );
}
