import { expect, test } from 'vitest';
import { sampleContent } from '../../sample-provider/content.ts';
import { defaults } from '../../sample-provider/defaults.ts';
import { wirePostSchema } from '../../sample-provider/provider-contract.ts';
import { books } from '../../shared/scripture/books.ts';
import { topicGroups } from '../../shared/scripture/topics.ts';

const { posts } = sampleContent();

test.each(Object.entries(posts))(
  'the posts of %s are valid, distinct, and say that they are samples',
  (_, all) => {
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
  const chapters = books.flatMap(([book, count]) =>
    Array.from({ length: count }, (_, index) => `${book} ${index + 1}`),
  );
  for (const { title, labels } of posts.thoughts) {
    const chapter = labels.find((label) => chapters.includes(label));
    expect(labels, title).toContain(chapter?.replace(/ \d+$/, ''));
  }
  const used = new Set(posts.thoughts.flatMap(({ labels }) => labels));
  expect(books.filter(([book]) => used.has(book)).length).toBeGreaterThanOrEqual(15);
  const topics = new Set(posts.quotes.flatMap(({ labels }) => labels));
  expect([...topics]).toEqual(expect.arrayContaining(topicGroups.map(([group]) => group)));
  expect([...topics].filter((topic) => !topicGroups.flat(2).includes(topic))).toEqual([]);
  expect(posts.articles.filter(({ labels }) => labels.includes('Featured'))).toHaveLength(1);
  const oldest = posts.articles.toSorted((a, b) => a.published.localeCompare(b.published));
  const { searchTips, usageNotes } = defaults.posts;
  expect(oldest.slice(0, 2).map(({ id }) => id)).toEqual([usageNotes, searchTips]);
  expect(posts.resources.flatMap(({ labels }) => labels)).toEqual(
    expect.arrayContaining(['Resource Books', 'Related Articles']),
  );
});
