import { useAtomValue } from 'jotai';
import type { Post } from '../../shared/content/post.ts';
import { postElementId } from '../../shared/dom-contract.ts';
import { postHref } from '../../shared/routes.ts';
import { PostContent } from '../post/PostContent.tsx';
import { PostFrame, PostTitle, PublishedDate } from '../post/PostFrame.tsx';
import { browsedListAtom } from '../state/page-store.ts';
import { PostActions } from './PostActions.tsx';

export function FullPost({ post }: { post: Post }) {
  const { list } = useAtomValue(browsedListAtom);
  const href = postHref(list, post.id);
  return (
    <PostFrame list={list} item={post.id} id={postElementId(post.id)}>
      <PostTitle title={post.title} href={href} />
      <PublishedDate published={post.published} />
      <PostContent html={post.content} />
      <PostActions list={list} post={post} />
    </PostFrame>
  );
}
