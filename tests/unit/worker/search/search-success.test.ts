import { expect, test } from 'vitest';
import { createBlog } from '../../../../sample-provider/blog.ts';
import { sampleContent } from '../../../../sample-provider/content.ts';
import { type ListName, listNames, lists } from '../../../../shared/content/lists.ts';
import { toText } from '../../../../shared/text/to-text.ts';
import { namesInText } from '../../../../worker/crawl/names-in-text.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { searchSuggestions } from '../../../../worker/search/search-suggestions.ts';
import { indexOf, wordsOf } from '../../../support/index-of.ts';
import searchPairs from './search-pairs.txt?raw';

const { posts } = sampleContent();

const index = indexOf(
  listNames.flatMap((list) =>
    posts[list].map(({ id, title, labels }) => {
      const ofPanel = labels.filter((label) => lists[list].labels.has(label));
      return { list, id, title, labels: ofPanel };
    }),
  ),
);

const blogs = new Map(listNames.map((list) => [list, createBlog(posts[list])]));

const words = wordsOf(
  index,
  Object.fromEntries(
    Object.values(posts)
      .flat()
      .map(({ id, content }) => [id, namesInText(toText(sanitize(content, '')))]),
  ),
);

/** Returns what a search offers, and the first five subjects and posts that it shows. Without a list it is that of the whole site. */
function find(q: string, list: ListName | undefined): { offered: string[]; shown: string[] } {
  const searched = list ? [list] : listNames;
  const results = searched
    .flatMap((name) => blogs.get(name)?.search(q) ?? [])
    .map(({ title }) => title ?? '');
  const { subjects = [], posts = [] } = searchSuggestions(q, list, index, words) ?? {};
  const names = subjects.map(({ text, reference = text }) => [text, reference]);
  const titles = posts.map(({ title }) => title);
  return {
    offered: [...names.flat(), ...titles],
    shown: [...names.slice(0, 5).flat(), ...[...titles, ...results].slice(0, 5)],
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
  return expected.startsWith('! ')
    ? !offered.includes(expected.slice(2))
    : shown.includes(expected.replace('? ', ''));
}

test('each search has what is looked for among the first five, or is marked as wrong', () => {
  const pairs = readPairs();
  const marked = pairs.filter(({ expected }) => expected.startsWith('? '));
  const wrong = pairs.filter((pair) => !isRight(pair));
  expect(wrong).toEqual(marked);
  expect(pairs.length).toBeGreaterThanOrEqual(120);
  expect(marked.length).toBeLessThanOrEqual(pairs.length / 15);
});
