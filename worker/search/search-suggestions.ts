import { browseSearch } from '../../shared/browse/browse-state.ts';
import { type ListName, listHref, lists } from '../../shared/content/lists.ts';
import type { SearchSuggestions } from '../../shared/content/search.ts';
import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { passageHref, passagesHref } from '../../shared/pages/passages.ts';
import { searchHref } from '../../shared/pages/search.ts';
import { passagesWithin, readPassages } from '../../shared/scripture/passage.ts';
import {
  mergeRanges,
  type Passage,
  referencesText,
  typesetReference,
  wholeChapters,
} from '../../shared/scripture/verses.ts';
import { withoutOperators, wordsOf } from '../../shared/text/search-words.ts';
import type { CountsByList } from '../crawl/label-crawl.ts';
import { type IndexedPost, type PostIndex, postsOn } from '../crawl/post-index.ts';
import type { WordsByList } from '../crawl/post-words.ts';
import { citingLink } from './found-post.ts';
import { type Subject, searchEntries } from './search-entries.ts';
import { searchMeaning } from './search-meaning.ts';
import { seriesChip } from './series-search.ts';

/** The most posts of topics that are offered. */
const maxPostsOfTopics = 3;

type Known = { index: PostIndex; counts: CountsByList; words: WordsByList };

/**
 * Returns what the site has under the words of a search, as far as the provider is not needed; null if there is
 * nothing.
 * @param list the searched list; undefined for all lists
 */
export function searchSuggestions(
  q: string,
  list: ListName | undefined,
  known: Known,
): SearchSuggestions | null {
  const { passages, rest } = passagesWithin(withoutOperators(q));
  const isBesidePassage = passages.length > 0;
  const entries = searchEntries(known.words);
  const series = seriesChip(withoutOperators(q));
  const words = series ? '' : rest;
  // 'Psalm 23 sermon' does not mean the Sermon on the Mount.
  const { subjects, isNearest, ...found } = searchMeaning(words, list, entries, isBesidePassage);
  const ofWords = found.posts.flatMap(({ list, id }) => known.index.post(list, id) ?? []);
  const posts = ofWords.length > 0 ? ofWords : postsOfTopics(subjects, known.index);
  const offered = [...passages, ...subjects];
  const titleOf = (one: Passage | Subject) =>
    'kind' in one && one.kind === 'topic' ? 'Topics' : 'Scripture';
  const chipOf = (one: Passage | Subject) =>
    'kind' in one ? subjectChip(one, known) : passageChip(one, known);
  const rows = Array.from(Map.groupBy(offered, titleOf), ([title, all]) => {
    return { title, places: withPostsFirst(all.map(chipOf)) };
  });
  if (series) rows.unshift({ title: 'Series', places: [series] });
  if (rows.length + posts.length === 0) return null;
  const corrected = correctedText(q, found.spelled);
  return {
    rows,
    posts: posts.map(citingLink),
    ...(corrected !== q &&
      !isBesidePassage && {
        corrected: {
          text: corrected,
          href: list ? listHref(list, browseSearch({}, corrected)) : searchHref(corrected),
        },
      }),
    ...(isNearest && !isBesidePassage && !series && { isNearest }),
  };
}

/** Returns each link once, those to what has no posts last. */
function withPostsFirst(links: readonly LinkItem[]): LinkItem[] {
  const hasNone = ({ count }: LinkItem) => Number(count === 0);
  const unique = new Map(links.map((link) => [link.href, link])).values();
  return [...unique].sort((a, b) => hasNone(a) - hasNone(b));
}

/** Replaces the misspelled words of a search. */
function correctedText(q: string, spelled: ReadonlyMap<string, string>): string {
  return q.replace(/[\p{L}\p{M}'’]+/gu, (word) => spelled.get(wordsOf(word).join(' ')) ?? word);
}

/** Returns the newest posts with the labels of topics, for words that no title and no text has. */
function postsOfTopics(subjects: readonly Subject[], { posts }: PostIndex): IndexedPost[] {
  const topics = subjects.filter(({ kind }) => kind === 'topic');
  const found = topics.flatMap(({ text }) => posts.filter(({ labels }) => labels.includes(text)));
  return [...new Set(found)].slice(0, maxPostsOfTopics);
}

/** A link that says what it leads to. */
function subjectChip(subject: Subject, known: Known): LinkItem {
  if (subject.kind === 'topic') return labelChip('quotes', subject.text, known);
  if (subject.kind === 'book') return bookChip(subject.text, known);
  const chip = passagesChip(subject.references, known);
  return { ...chip, text: `${subject.text}, ${chip.text}` };
}

function labelChip(list: ListName, label: string, { counts }: Known): LinkItem {
  const count = counts[list][label];
  return {
    text: `${lists[list].items} on ${label}`,
    count: count === 'more' ? undefined : count,
    href: listHref(list, { label }),
  };
}

/** The Old Testament has no labels: one of its books leads to all posts on it. */
function bookChip(book: string, known: Known): LinkItem {
  if (lists.thoughts.labels.has(book)) return labelChip('thoughts', book, known);
  return { ...passagesChip(book, known), href: passagesHref({ book }) };
}

/** All posts that cite the chapters of passages. */
function passagesChip(references: string, { index }: Known): LinkItem {
  const passages = readPassages(references).passages;
  const chapters = passages.map(wholeChapters);
  return {
    text: typesetReference(...passages),
    count: index.isComplete ? postsOn(index, mergeRanges(chapters)).length : undefined,
    href: passagesHref({ ref: referencesText(passages) }),
  };
}

function passageChip(passage: Passage, known: Known): LinkItem {
  if (passage.reference === passage.book) return bookChip(passage.book, known);
  if (passage.label === undefined) return passagesChip(passage.reference, known);
  return { ...labelChip('thoughts', passage.label, known), href: passageHref(passage) };
}
