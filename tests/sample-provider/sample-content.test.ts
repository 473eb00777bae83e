import { expect, test } from 'vitest';
import { sampleContent } from '../../sample-provider/content.ts';
import { defaults } from '../../sample-provider/defaults.ts';
import { wirePostSchema } from '../../sample-provider/provider-contract.ts';
import type { BlogName, StoredPost } from '../../sample-provider/provider-options.ts';
import { books } from '../../shared/scripture/books.ts';
import { topicGroups } from '../../shared/scripture/topics.ts';

const { posts } = sampleContent();
const blogNames: readonly BlogName[] = ['thoughts', 'quotes', 'articles', 'resources'];
const hasLabel = (label: string) => (post: StoredPost) => post.labels.includes(label);
const chapterLabels = new Set(
  books.flatMap(([book, chapters]) =>
    Array.from({ length: chapters }, (_, index) => `${book} ${index + 1}`),
  ),
);
const topicLabels = new Set(topicGroups.flatMap(([group, topics]) => [group, ...topics]));

test.each(blogNames)(
  'the posts of %s are valid, distinct, and say that they are samples',
  (blog) => {
    const all = posts[blog];
    for (const post of all) {
      expect(wirePostSchema.safeParse(post).error).toBeUndefined();
      expect(post.content).toMatch(/<p><small>Sample text, written to show this site\.<\/small>/);
    }
    for (const field of ['id', 'title'] as const) {
      expect(new Set(all.map((post) => post[field])).size).toBe(all.length);
    }
  },
);

test('the sample content has posts for each part of the site', () => {
  const used = books.filter(([book]) => posts.thoughts.some(hasLabel(book)));
  expect(used.length).toBeGreaterThanOrEqual(15);
  for (const [group] of topicGroups) expect(posts.quotes.some(hasLabel(group)), group).toBe(true);
  expect(posts.articles.filter(hasLabel('Featured'))).toHaveLength(1);
  const oldest = posts.articles.toSorted((a, b) => a.published.localeCompare(b.published));
  const { searchTips, usageNotes } = defaults.posts;
  expect(oldest.slice(0, 2).map(({ id }) => id)).toEqual([usageNotes, searchTips]);
  expect(posts.resources.flatMap(({ labels }) => labels)).toEqual(
    expect.arrayContaining(['Resource Books', 'Related Articles']),
  );
});

test('each thought has the labels of its chapter and book, each quote those of its panel', () => {
  for (const { title, labels } of posts.thoughts) {
    const chapters = labels.filter((label) => chapterLabels.has(label));
    expect(chapters, title).not.toEqual([]);
    for (const chapter of chapters) expect(labels).toContain(chapter.replace(/ \d+$/, ''));
  }
  const others = posts.quotes.flatMap(({ labels }) => labels.filter((it) => !topicLabels.has(it)));
  expect(others).toEqual([]);
});
