import type { ReactNode } from 'react';
import type { Content } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { PostContent } from './PostContent.tsx';

type DocumentTextProps<T> = {
  content: Content<T>;
  before?: (document: T) => ReactNode;
};

/** A page's content as HTML. */
export function DocumentText<T extends { id: string; content: string }>({
  content,
  before,
}: DocumentTextProps<T>) {
  return (
    <Await content={content}>
      {(document) => (
        <article data-item={document.id}>
          {before?.(document)}
          <PostContent html={document.content} />
        </article>
      )}
    </Await>
  );
}
