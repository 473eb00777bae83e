import { expect, test } from 'vitest';
import { sampleContent } from '../../sample-provider/content.ts';
import { books } from '../../shared/scripture/books.ts';
import { topicGroups } from '../../shared/scripture/topics.ts';

const { posts } = sampleContent();

test.each(Object.entries(posts))('the posts of %s are valid and distinct samples', (_, all) => {
  for (const post of all) {
    expect(post.published).toMatch(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:00-06:00$/);
    expect(post.content).toMatch(/<p><small>Sample text, written to show this site\.<\/small>/);
  }
  for (const field of ['id', 'title'] as const) {
    expect(new Set(all.map((post) => post[field])).size).toBe(all.length);
  }
});

test('thoughts have the labels of the panel, with that of each book, and quotes all groups of topics', () => {
  const chapters = books.flatMap(([book, count]) =>
    Array.from({ length: count }, (_, index) => `${book} ${index + 1}`),
  );
  for (const { title, labels } of posts.thoughts) {
    const chapter = labels.find((label) => chapters.includes(label));
    expect(labels, title).toContain(chapter?.replace(/ \d+$/, ''));
  }
  const topics = new Set(posts.quotes.flatMap(({ labels }) => labels));
  expect([...topics]).toEqual(expect.arrayContaining(topicGroups.map(([group]) => group)));
  expect([...topics].filter((topic) => !topicGroups.flat(2).includes(topic))).toEqual([]);
});
