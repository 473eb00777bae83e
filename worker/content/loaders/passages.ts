import { passagesKind } from '../../../shared/content/passages-document.ts';
import { relatedKind } from '../../../shared/content/posts.ts';
import { indexLoader } from '../loader.ts';
import { tags } from '../tags.ts';

export const passages = indexLoader({
  kind: passagesKind,
  tags: () => [tags.passages],
  async compute(query, index) {
    const { passagesDocument } = await import('../../passages/passages-document.ts');
    return passagesDocument(query, index);
  },
});

export const related = indexLoader({
  kind: relatedKind,
  tags: () => [tags.passages],
  async compute(params, index) {
    const { relatedContent } = await import('../../passages/related-content.ts');
    return { data: relatedContent(params, index) };
  },
});
