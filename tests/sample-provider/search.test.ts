import { describe, expect, test } from 'vitest';
import { blogPath, connect, everyPage, options } from './fixture.ts';

const articles = [
  ['proper', 'Proper 13', '<p>Loaves and fish, a miracle&nbsp;indeed.</p>'],
  ['proper1', 'Proper 1', '<p>After Proper 13 comes another Sunday.</p>'],
  ['flesh', 'The Word became flesh', '<p>In Christ <b>God</b> took on a body.</p>'],
  ['easter', 'Easter 2: The stone', '<p style="color: red;">Thomas &amp; the <i>others</i></p>'],
  ['easter3', 'Easter 3', '<p>The stone was rolled away.</p><p>Emmaus</p>'],
  ['drop', 'Initials', '<p><span class="cap">W</span>itnesses</p><p>first</p><!-- hidden -->'],
  ['accent', 'Café talk', '<p>God&rsquo;s work&#8212;and ours&#x21;</p><a title="a > b">arrow</a>'],
] as const;

const search = async (query: string) => {
  const visitor = await connect({
    content: {
      ...options.content,
      posts: {
        ...options.content.posts,
        articles: articles.map(([id, title, content], position) => ({
          id,
          title,
          content,
          published: `2026-01-0${9 - position}T09:00:00-06:00`,
          labels: [],
        })),
      },
    },
  });
  const pages = await everyPage(visitor, blogPath('articles', `/search?q=${query}`));
  return pages.flat().map((post) => post.id);
};

describe('a search finds', () => {
  test.each([
    ['a title in quotes', 'title:"Proper 13"', ['proper']],
    ['a title in quotes, not one that only starts with it', 'title:"Proper 1"', ['proper1']],
    ['a title in curly quotes', 'title:“Proper 13”', ['proper']],
    ['a word in title or text', 'stone', ['easter', 'easter3']],
    ['a phrase in quotes', '"Proper 13"', ['proper', 'proper1']],
    ['all words joined by +', 'God+flesh', ['flesh']],
    ['all words joined by spaces', 'flesh god', ['flesh']],
    ['a title and a word', 'title:"Easter 2"+stone', ['easter']],
    ['words on both sides of a no-break space', '"miracle indeed"', ['proper']],
    ['nothing by the name of an element or attribute', 'span', []],
    ['a word that starts with a drop capital', 'witnesses', ['drop']],
    ['a word with an accent, typed without', 'cafe', ['accent']],
    ['a word with a straight apostrophe', "God's+work", ['accent']],
    ['nothing for a word that does not occur', 'Areopagus', []],
  ])('%s: %s', async (_, query, found) => {
    expect(await search(encodeURIComponent(query))).toEqual(found);
  });
});
