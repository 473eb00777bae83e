import { expect, test } from 'vitest';
import { createBlog } from '../../../../sample-provider/blog.ts';
import { sampleContent } from '../../../../sample-provider/content.ts';
import { type ListName, listNames } from '../../../../shared/content/lists.ts';
import { searchSuggestions } from '../../../../worker/search/search-suggestions.ts';
import { indexOf } from '../../../support/index-of.ts';

const { posts } = sampleContent();

const index = indexOf(
  listNames.flatMap((list) => posts[list].map(({ title }) => ({ list, title }))),
);

const blogs = new Map(listNames.map((list) => [list, createBlog(posts[list])]));

/** What the page of a search shows, in order. */
function shownFor(q: string, list: ListName): string[] {
  const results = (blogs.get(list)?.search(q) ?? []).map(({ title }) => title ?? '');
  const found = searchSuggestions(q, list, {
    index,
    counts: { thoughts: {}, quotes: {}, articles: {} },
  });
  if (!found || (found.isDidYouMean && results.length > 0)) return results;
  const { scripture, topics, posts } = found;
  return [...scripture, ...topics]
    .map(({ text }) => text)
    .concat(
      posts.map(({ title }) => title),
      results,
    );
}

/** Plain questions and misspellings, and the title or label that is looked for. */
const searches: [list: ListName, q: string, wanted: string][] = [
  ['thoughts', 'why does god allow suffering', 'When Somebody Asks Why God Allows It'],
  ['thoughts', 'was thomas a doubter', 'Easter 2: Thomas and the marks of the nails'],
  ['thoughts', 'why did joseph marry mary', 'Advent 4: Joseph knew where babies come from'],
  ['thoughts', "how does mark's gospel end", 'Where does the Gospel of Mark end?'],
  ['thoughts', 'when was luke written', 'Luke'],
  ['thoughts', 'how was paul converted', "Paul's conversion, told three times"],
  ['thoughts', 'the tax collectors coin', 'A tax collector with an eye for coins'],
  ['thoughts', 'jesus wept at bethany', 'God in tears at Bethany'],
  ['thoughts', '4th sunday in advent', 'Advent 4: Joseph knew where babies come from'],
  ['thoughts', 'title:"Proper 13"', 'Proper 13: Why ask Philip?'],
  ['thoughts', 'Rom. 8:28', 'Romans 8'],
  ['thoughts', 'isiah 7:14', 'Isaiah 7:14'],
  ['thoughts', 'thesalonians', '1 Thessalonians'],
  ['thoughts', 'tranfiguration', 'Transfiguration: No cleverly made-up tales'],
  ['thoughts', 'pontious pilot', 'Pontius Pilate, set in stone'],
  ['quotes', 'did jesus really rise from the dead?', 'Resurrection of Jesus'],
  ['quotes', 'how do I know that God exists', 'Gods Existence'],
  ['quotes', 'are the copies of the bible right', 'Too many copies to cheat'],
  ['quotes', 'did humans evolve', 'Evolution'],
  ['quotes', 'what’s the meaning of life?', 'Meaning'],
  ['quotes', 'does the bible approve of slaves', 'Slavery'],
  ['quotes', 'is there a moral law?', 'Moral Law Argument'],
  ['quotes', 'are there archeological finds', 'Archaeology'],
  ['quotes', 'how can a loving god send people to hell', 'Hell'],
  ['quotes', 'inteligent desine', 'Intelligent Design'],
  ['quotes', 'is their life after deth', 'Death'],
  ['articles', 'can we trust the manuscripts', 'What the Manuscripts Can and Cannot Show'],
  ['articles', 'what to preach at easter', 'Five Things to Weigh on Easter Morning'],
  ['articles', 'i have doubts', 'A Word for the Doubters in the Pew'],
  ['articles', 'eyewitnes memories', 'Eyewitnesses and the Memory of Jesus'],
];

test.each(searches)('in %s, the first five for “%s” have “%s”', (list, q, wanted) => {
  expect(shownFor(q, list).slice(0, 5)).toContain(wanted);
});
