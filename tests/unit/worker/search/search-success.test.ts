import { expect, test } from 'vitest';
import { createBlog } from '../../../../sample-provider/blog.ts';
import { sampleContent } from '../../../../sample-provider/content.ts';
import { type ListName, listNames } from '../../../../shared/content/lists.ts';
import type { Suggestion } from '../../../../shared/content/related.ts';
import { PostIndex } from '../../../../worker/crawl/post-index.ts';
import { didYouMean, searchSuggestions } from '../../../../worker/search/search-suggestions.ts';

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

/** What is shown with the index: the suggestions, then the provider's results; without either, the nearest. */
function resultsOf(name: ListName, q: string): string[] {
  const { suggestions } = searchSuggestions(q, name, index);
  const results = (blogs.get(name)?.search(q) ?? []).map(({ title }) => title ?? '');
  const none = suggestions.length + results.length === 0;
  const shown = none ? didYouMean(q, name, index) : suggestions;
  return [...shown.flatMap(namesOf), ...results];
}

function namesOf({ text, href }: Suggestion): string {
  return href.includes('label=') || href.startsWith('/passages') ? href : text;
}

test.each<[list: ListName, q: string, found: string]>([
  ['thoughts', 'tax collector coins', 'A tax collector with an eye for coins'],
  ['thoughts', 'Peters voice', "Peter's voice behind Mark"],
  ['thoughts', 'nail heel bone', 'A nail in a heel bone'],
  ['thoughts', 'lukewarm laodecia', 'Lukewarm at Laodicea'],
  ['thoughts', 'jesus wept bethany', 'God in tears at Bethany'],
  ['quotes', 'all roads up the mountain', 'Do all roads lead up the mountain?'],
  ['articles', 'miricles historian', 'Miracles and the Fair-Minded Historian'],
  ['articles', 'twelve minute sermon', 'One Apologetic Thought in a Twelve-Minute Sermon'],
  ['quotes', 'athiesm', '/quotes?label=Atheism'],
  ['quotes', 'moral argument', '/quotes?label=Moral+Law+Argument'],
  ['quotes', 'jesus divinity', '/quotes?label=Divinity+of+Jesus'],
  ['thoughts', 'phillipians', '/apologetics?label=Philippians'],
  ['thoughts', 'Rom. 8:28', '/apologetics?label=Romans+8#whole-chapter'],
  ['quotes', 'gen 1', '/passages?ref=Genesis+1'],
  ['articles', 'isiah 7:14', '/passages?ref=Isaiah+7:14'],
  ['thoughts', 'easter', 'Easter 2: Thomas and the marks of the nails'],
  ['thoughts', 'title:"Proper 13"', 'Proper 13: Why ask Philip?'],
  ['thoughts', 'pentacost', 'Pentecost: Preaching in the worst possible city'],
  ['thoughts', '4th sunday in advent', 'Advent 4: Joseph knew where babies come from'],
])('in %s, a search for %j has %j within the first five', (list, q, found) => {
  expect(resultsOf(list, q).slice(0, 5)).toContain(found);
});
