import { describe, expect, test } from 'vitest';
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

describe.each(blogNames)('every post of %s', (blog) => {
  test('matches the schema and says that it is a sample', () => {
    for (const post of posts[blog]) {
      expect(wirePostSchema.safeParse(post).error).toBeUndefined();
      expect(post.content).toMatch(/<p><small>Sample text, written to show this site\.<\/small>/);
    }
  });

  test('has a unique id and title', () => {
    const { length } = posts[blog];
    expect(new Set(posts[blog].map((post) => post.id)).size).toBe(length);
    expect(new Set(posts[blog].map((post) => post.title)).size).toBe(length);
  });
});

describe('the sample content', () => {
  test('has 60 thoughts or more over 15 books or more, each labeled with book and chapter', () => {
    expect(posts.thoughts.length).toBeGreaterThanOrEqual(60);
    const used = books.filter(([book]) => posts.thoughts.some(hasLabel(book)));
    expect(used.length).toBeGreaterThanOrEqual(15);
    for (const { title, labels } of posts.thoughts) {
      const chapters = labels.filter((label) => chapterLabels.has(label));
      expect(chapters, title).not.toEqual([]);
      for (const chapter of chapters) expect(labels).toContain(chapter.replace(/ \d+$/, ''));
    }
  });

  test('has 60 quotes or more over all 12 topic groups, labeled with topics and their groups', () => {
    expect(posts.quotes.length).toBeGreaterThanOrEqual(60);
    for (const [group, topics] of topicGroups) {
      const quotes = posts.quotes.filter(({ labels }) => topics.some((t) => labels.includes(t)));
      expect(quotes, group).not.toEqual([]);
      for (const { labels } of quotes) expect(labels).toContain(group);
    }
    for (const { labels } of posts.quotes) {
      expect(labels.filter((label) => !topicLabels.has(label))).toEqual([]);
    }
  });

  test('has 12 articles, one of them featured, and the two fixed ones as the oldest', () => {
    expect(posts.articles).toHaveLength(14);
    expect(posts.articles.filter(hasLabel('Featured'))).toHaveLength(1);
    const newestFirst = posts.articles.toSorted((a, b) => b.published.localeCompare(a.published));
    expect(newestFirst.slice(-2).map((post) => post.id)).toEqual([
      defaults.posts.searchTips,
      defaults.posts.usageNotes,
    ]);
  });

  test('has one post for each resource label', () => {
    expect(posts.resources.filter(hasLabel('Resource Books'))).toHaveLength(1);
    expect(posts.resources.filter(hasLabel('Related Articles'))).toHaveLength(1);
    expect(posts.resources).toHaveLength(2);
  });
});
