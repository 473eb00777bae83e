import { expect, test } from 'vitest';
import { createBlog } from '../../../../sample-provider/blog.ts';
import { sampleContent } from '../../../../sample-provider/content.ts';
import { type ListName, listNames } from '../../../../shared/content/lists.ts';
import { PostIndex } from '../../../../worker/crawl/post-index.ts';
import {
  didYouMean,
  type Suggestion,
  searchSuggestions,
} from '../../../../worker/search/search-suggestions.ts';
import { queries } from './queries.ts';

const { posts } = sampleContent();

const index = new PostIndex(
  listNames.flatMap((list) =>
    posts[list].map(({ id, title, published }) => ({
      list,
      id,
      title: title ?? 'Untitled',
      published: Date.parse(published ?? ''),
      passages: [],
      labelled: [],
    })),
  ),
  true,
);

const blogs = new Map(listNames.map((list) => [list, createBlog(posts[list])]));

/** The results of the provider alone. */
function without(name: ListName, q: string): string[] {
  return (blogs.get(name)?.search(q) ?? []).map(({ title }) => title ?? '');
}

/** What is shown with the index: the suggestions, then the provider's results; without either, the nearest. */
function withIndex(name: ListName, q: string): string[] {
  const { suggestions } = searchSuggestions(q, name, index);
  const results = without(name, q);
  const none = suggestions.length + results.length === 0;
  const shown = none ? didYouMean(q, name, index) : suggestions;
  return [...shown.flatMap(namesOf), ...results];
}

function namesOf({ text, href }: Suggestion): string {
  return href.includes('label=') || href.startsWith('/passages') ? href : text;
}

/** The searches whose first five results have what is looked for. */
function successes(search: typeof without) {
  return queries.filter(([name, q, found]) =>
    search(name, q)
      .slice(0, 5)
      .some((shown) => found.includes(shown)),
  );
}

test('with the index, all of 60 searches find what is looked for within five suggestions', () => {
  const [before, now] = [successes(without), successes(withIndex)];
  const failed = queries.filter((query) => !now.includes(query));
  console.log(`Found within five: ${before.length} without the index, ${now.length} with it`);
  console.log(`Not found: ${failed.map(([, q]) => q).join(' | ')}`);
  expect(queries).toHaveLength(60);
  expect(now.length).toBe(60);
  expect(now.length).toBeGreaterThan(before.length);
});
