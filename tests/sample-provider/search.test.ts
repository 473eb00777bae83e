import { expect, test } from 'vitest';
import { blogPath, connect, everyPage, options } from './fixture.ts';

const articles = [
  ['proper', 'Proper 13', '<p>Loaves and fish, a miracle&nbsp;indeed.</p>'],
  ['proper1', 'Proper 1', '<p>After Proper 13 comes another Sunday.</p>'],
  ['flesh', 'The Word became flesh', '<p>In Christ <b>God</b> took on a body.</p>'],
  [
    'easter',
    'Easter 2: The stone',
    '<p style="color: red;">Thomas</p><span class="cap">W</span>itness',
  ],
  ['accent', 'Café talk', '<p>God&rsquo;s work&#8212;and ours&#x21;</p><a title="a > b">arrow</a>'],
].map(([id = '', title = '', content = ''], position) => ({
  ...{ id, title, content, labels: [] },
  published: `2026-01-0${9 - position}T09:00:00-06:00`,
}));

test.each([
  ['a title in quotes, not one that only starts with it', 'title:"Proper 1"', ['proper1']],
  ['a title in curly quotes', 'title:“Proper 13”', ['proper']],
  ['a phrase in quotes', '"Proper 13"', ['proper', 'proper1']],
  ['all words joined by +', 'God+flesh', ['flesh']],
  ['all words joined by spaces', 'flesh god', ['flesh']],
  ['a title and a word', 'title:"Easter 2"+stone', ['easter']],
  ['words on both sides of a no-break space', '"miracle indeed"', ['proper']],
  ['nothing by the name of an element or attribute', 'span', []],
  ['a word that starts with a drop capital', 'witness', ['easter']],
  ['a word with an accent, typed without', 'cafe', ['accent']],
  ['a word with a straight apostrophe', "God's+work", ['accent']],
])('a search finds %s: %s', async (_, query, found) => {
  const { content } = options;
  const visitor = await connect({ content: { ...content, posts: { ...content.posts, articles } } });
  const path = blogPath('articles', `/search?q=${encodeURIComponent(query)}`);
  const pages = await everyPage(visitor, path);
  expect(pages.flat().map((post) => post.id)).toEqual(found);
});
