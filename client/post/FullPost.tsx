import { useAtomValue } from 'jotai';
import type { Post } from '../../shared/content/post.ts';
import { postElementId } from '../../shared/dom-contract.ts';
import { postHref } from '../../shared/routes.ts';
import { PostActions } from '../copy/PostActions.tsx';
import { browsedListAtom } from '../state/route-atom.ts';
import styles from './FullPost.module.css';
import { PostContent } from './PostContent.tsx';
import { PostTitle } from './PostTitle.tsx';
import { PublishedDate } from './PublishedDate.tsx';

/** A thought or a quote in a list. client/content/page-data.ts parses this markup. */
export function FullPost({ post }: { post: Post }) {
  const { list } = useAtomValue(browsedListAtom);
  const href = postHref(list, post.id);
  return (
    <article id={postElementId(post.id)} className={styles.post} data-item={post.id}>
      <PostTitle title={post.title} href={href} />
      <PublishedDate published={post.published} />
      <PostContent html={post.content} />
      <PostActions title={post.title} href={href} />
    </article>
  );
}
