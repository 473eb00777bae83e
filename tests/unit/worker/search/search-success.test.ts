import { expect, test } from 'vitest';
import { createBlog } from '../../../../sample-provider/blog.ts';
import { sampleContent } from '../../../../sample-provider/content.ts';
import { type ListName, listNames } from '../../../../shared/content/lists.ts';
import { toText } from '../../../../shared/text/to-text.ts';
import { namesInText } from '../../../../worker/crawl/names-in-text.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { searchSuggestions } from '../../../../worker/search/search-suggestions.ts';
import { indexOf, wordsOf } from '../../../support/index-of.ts';
import searchPairs from './search-pairs.txt?raw';

const { posts } = sampleContent();

const index = indexOf(
  listNames.flatMap((list) => posts[list].map(({ id, title }) => ({ list, id, title }))),
);

const blogs = new Map(listNames.map((list) => [list, createBlog(posts[list])]));

const words = wordsOf(
  index,
  Object.fromEntries(
    Object.values(posts)
      .flat()
      .map(({ id, content }) => [id, namesInText(toText(sanitize(content, 3, '').tree))]),
  ),
);

/** Returns what a search offers, and then what it shows, in order. Without a list it is that of the whole site. */
function find(q: string, list: ListName | undefined): { offered: string[]; shown: string[] } {
  const searched = list ? [list] : listNames;
  const results = searched
    .flatMap((name) => blogs.get(name)?.search(q) ?? [])
    .map(({ title }) => title ?? '');
  const counts = { thoughts: {}, quotes: {}, articles: {} };
  const found = searchSuggestions(q, list, { index, counts, words });
  const { rows = [], posts = [] } = found ?? {};
  const offered = [
    ...rows.flatMap(({ places }) => places).map(({ text }) => text),
    ...posts.map(({ title }) => title),
  ];
  return {
    offered,
    shown: list && found?.isNearest && results.length > 0 ? results : [...offered, ...results],
  };
}

/** The pairs of the file that `search-pairs.txt` explains. */
function readPairs() {
  let list: ListName | undefined;
  return searchPairs.split('\n').flatMap((line) => {
    const [section] = /(?<=^\[)\w+(?=\])/.exec(line) ?? [];
    if (section) list = listNames.find((name) => name === section);
    const [q = '', expected] = line.split(' | ');
    return expected ? [{ q, list, expected }] : [];
  });
}

function isRight({ q, list, expected }: ReturnType<typeof readPairs>[number]): boolean {
  const { offered, shown } = find(q, list);
  const is = (text: string, name: string) =>
    text === name || [`, ${name}`, ` on ${name}`].some((end) => text.endsWith(end));
  return expected.startsWith('! ')
    ? !offered.some((text) => is(text, expected.slice(2)))
    : shown.slice(0, 5).some((text) => is(text, expected));
}

test('each search has what is looked for among the first five, or is marked as wrong', () => {
  const pairs = readPairs();
  const marked = pairs.filter(({ expected }) => expected.startsWith('? '));
  const lost = pairs.filter((pair) => !marked.includes(pair) && !isRight(pair));
  expect(lost).toEqual([]);
  expect(pairs.length).toBeGreaterThanOrEqual(120);
  expect(marked.length).toBeLessThanOrEqual(pairs.length / 15);
});
