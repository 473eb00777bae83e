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
    ['a title in quotes, in any case', 'TITLE:"pRoPeR 13"', ['proper']],
    ['a title in curly quotes', 'title:“Proper 13”', ['proper']],
    ['a title whose closing quote is missing', 'title:"Proper 13', ['proper']],
    ['a single word of a title', 'title:stone', ['easter']],
    ['a word in title or text', 'stone', ['easter', 'easter3']],
    ['a phrase in quotes', '"Proper 13"', ['proper', 'proper1']],
    ['all words joined by +', 'God+flesh', ['flesh']],
    ['all words joined by spaces', 'flesh god', ['flesh']],
    ['words around extra +', '+God++flesh+', ['flesh']],
    ['a title and a word', 'title:"Easter 2"+stone', ['easter']],
    ['a word and a title', 'stone+title:Easter', ['easter', 'easter3']],
    ['two titles', 'title:Easter+title:"the stone"', ['easter']],
    ['a word next to a no-break space', 'miracle', ['proper']],
    ['words on both sides of a no-break space', '"miracle indeed"', ['proper']],
    ['nothing by the name of a character reference', 'nbsp', []],
    ['nothing by the name of an element or attribute', 'span', []],
    ['nothing in an attribute', 'cap', []],
    ['nothing in a style', 'red', []],
    ['nothing in a comment', 'hidden', []],
    ['nothing in an attribute that contains a bracket', 'b', []],
    ['a word that starts with a drop capital', 'witnesses', ['drop']],
    ['no word across two paragraphs', 'witnessesfirst', []],
    ['words on both sides of an ampersand', '"Thomas & the others"', ['easter']],
    ['a word with an accent, typed without', 'cafe', ['accent']],
    ['a word before an apostrophe and an s', 'God', ['flesh', 'accent']],
    ['a word with a straight apostrophe', "God's+work", ['accent']],
    ['a word before a dash', 'work', ['accent']],
    ['nothing for a word that does not occur', 'Areopagus', []],
    ['nothing if one of the words does not occur', 'God+Areopagus', []],
    ['nothing for punctuation only', '+', []],
    ['nothing for a title that is empty', 'title:""', []],
  ])('%s: %s', async (_, query, found) => {
    expect(await search(encodeURIComponent(query))).toEqual(found);
  });

  test('all words of a URL in which + is not encoded', async () => {
    expect(await search('God+flesh')).toEqual(['flesh']);
  });
});
