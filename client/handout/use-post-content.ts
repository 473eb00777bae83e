import { useMemo } from 'react';
import { contentUrl } from '../../shared/content/content-request.ts';
import type { PostReference } from '../../shared/handout/handout.ts';
import { contentOfPost } from '../content/content-atoms.ts';

export function usePostContent({ list, postId }: PostReference) {
  return useMemo(() => contentOfPost(contentUrl({ kind: 'post', list, postId })), [list, postId]);
}
