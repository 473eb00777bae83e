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
const searches: Record<ListName, readonly [q: string, wanted: string][]> = {
  thoughts: [
    ['why does god allow suffering', 'When Somebody Asks Why God Allows It'],
    ['who rolled away the stone?', 'The stone that was rolled away'],
    ['was thomas a doubter', 'Easter 2: Thomas and the marks of the nails'],
    ['why did joseph marry mary', 'Advent 4: Joseph knew where babies come from'],
    ['what happened at pentecost?', 'Pentecost: Preaching in the worst possible city'],
    ["how does mark's gospel end", 'Where does the Gospel of Mark end?'],
    ['is the trinity in the bible?', 'Trinity Sunday: A teacher comes by night'],
    ['when was luke written', 'Luke'],
    ['the serpent on the pole', 'Why a serpent on a pole?'],
    ['how was paul converted', "Paul's conversion, told three times"],
    ['what is reformation day?', 'Reformation Day: Every mouth stopped, every boast excluded'],
    ['the tax collectors coin', 'A tax collector with an eye for coins'],
    ['nail through the heel', 'A nail in a heel bone'],
    ['jesus wept at bethany', 'God in tears at Bethany'],
    ['4th sunday in advent', 'Advent 4: Joseph knew where babies come from'],
    ['title:"Proper 13"', 'Proper 13: Why ask Philip?'],
    ['Rom. 8:28', 'Romans 8'],
    ['isiah 7:14', 'Isaiah 7:14'],
    ['phillipians', 'Philippians'],
    ['thesalonians', '1 Thessalonians'],
    ['revalation', 'Revelation'],
    ['tranfiguration', 'Transfiguration: No cleverly made-up tales'],
    ['pontious pilot', 'Pontius Pilate, set in stone'],
    ['lukewarm laodecia', 'Lukewarm at Laodicea'],
    ['bethesda pool', 'Five porches at Bethesda'],
  ],
  quotes: [
    ['why does god allow suffering', 'When Somebody Asks Why God Allows It'],
    ['did jesus really rise from the dead?', 'Resurrection of Jesus'],
    ['is hell real?', 'Hell'],
    ['how do I know that God exists', 'Gods Existence'],
    ['do all religions lead to god?', 'Do all roads lead up the mountain?'],
    ['are the copies of the bible right', 'Too many copies to cheat'],
    ['did humans evolve', 'Evolution'],
    ['what’s the meaning of life?', 'Meaning'],
    ["doesn't free will exist?", 'Free Will'],
    ['why pray if god knows everything', 'Prayer'],
    ['does the bible approve of slaves', 'Slavery'],
    ['is abortion wrong?', 'Abortion'],
    ['was jesus divine?', 'Divinity of Jesus'],
    ['did the universe have a beginning', 'Universe'],
    ['is there a moral law?', 'Moral Law Argument'],
    ['are there archeological finds', 'Archaeology'],
    ['which gospels were left out', 'The gospels that were left out'],
    ['how can a loving god send people to hell', 'Hell'],
    ['prophecies about the messiah', 'Messianic Prophecies'],
    ['ressurection', 'Resurrection'],
    ['athiest', 'Atheism'],
    ['sufering', 'Suffering'],
    ['inteligent desine', 'Intelligent Design'],
    ['is their life after deth', 'Death'],
  ],
  articles: [
    ['why does god allow suffering', 'When Somebody Asks Why God Allows It'],
    ['can science and faith be friends', 'Science and Faith at One Table'],
    ['are miracles possible?', 'Miracles and the Fair-Minded Historian'],
    ['can we trust the manuscripts', 'What the Manuscripts Can and Cannot Show'],
    ['how do I talk to an atheist?', 'Atheism'],
    ['what to preach at easter', 'Five Things to Weigh on Easter Morning'],
    ['the objections of skeptics', 'Six Objections and Where to Begin'],
    ['i have doubts', 'A Word for the Doubters in the Pew'],
    ['how to quote someone', 'Quoting Fairly'],
    ['short sermon', 'One Apologetic Thought in a Twelve-Minute Sermon'],
    ['eyewitnes memories', 'Eyewitnesses and the Memory of Jesus'],
  ],
};

test('of 60 searches at least 55 have what is looked for among the first five', () => {
  const all = listNames.flatMap((list) =>
    searches[list].map(([q, wanted]) => ({
      search: `${list}: ${q}`,
      wanted,
      shown: shownFor(q, list).slice(0, 5),
    })),
  );
  const missed = all.filter(({ wanted, shown }) => !shown.includes(wanted));
  console.info(`${all.length - missed.length} of ${all.length} searches find what is looked for.`);
  expect(all).toHaveLength(60);
  expect(missed.slice(5), JSON.stringify(missed, null, 2)).toEqual([]);
});
