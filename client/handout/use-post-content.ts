import { useMemo } from 'react';
import { type Article, handoutPostKind, type PostReference } from '../../shared/content/post.ts';
import { contentFor, type PageContent } from '../content/content-atoms.ts';

/** Returns the content of one post of the page's handout. */
export function usePostContent({ list, postId }: PostReference): PageContent<Article> {
  return useMemo(() => {
    const { url } = handoutPostKind.request({ list, postId });
    return contentFor(({ contents }) => contents.parts.find((request) => request.url === url));
  }, [list, postId]);
}
