import type { ListName } from '../../shared/content/lists.ts';
import { searchWords, withoutOperators, wordsOf } from '../../shared/text/search-words.ts';
import type { IndexedPost } from '../crawl/post-index.ts';
import { type Ranked, rankedEntries } from './ranked-entries.ts';
import { type Place, placesNamed, type SearchEntries, type SearchEntry } from './search-entries.ts';

/** What the words of a search may mean, the best first. */
export type SearchMeaning = {
  places: Place[];
  posts: IndexedPost[];
  /** The search with its misspelled words as most names and titles have them, if nothing has all words. */
  corrected?: string;
  /** Whether a place or a post has all words. */
  isExact: boolean;
  /** Whether all have less than half of the words. */
  isFar: boolean;
};

/** The most words of a search that are read, because each takes time. */
const maxWords = 8;

/** How many are offered: of those that have all words, and of the nearest. Results that may be the same posts follow exact ones. */
const limits = { exact: { places: 5, posts: 3 }, nearest: { places: 3, posts: 5 } };

/** The least part of the best score that one of the nearest has. */
const leastScore = 0.4;

/**
 * Finds what has all words of a search in its name, title or text, or else what has the most of them. A topic that
 * some of the words are is offered beside one that has all of them, and so is a post that has half of them.
 * @param list the searched list; undefined for all lists
 */
export function searchMeaning(
  q: string,
  list: ListName | undefined,
  entries: SearchEntries,
): SearchMeaning {
  const text = withoutOperators(q);
  const typed = searchWords(text).slice(0, maxWords);
  const { ranked, spelled } = rankedEntries(entries, typed);
  const named = placesNamed(entries, wordsOf(text));
  const having = entriesOf(ranked.filter(({ share }) => share === 1));
  // A passage whose name has other words, too, is not offered beside what has just these as its name.
  const isOffered = (entry: SearchEntry) => isPost(entry) || entry.kind !== 'passage';
  const exact = named.length > 0 ? having.filter(isOffered) : having;
  const isExact = having.length > 0;
  const nearest = ranked.filter(({ score }) => score >= leastScore * Number(ranked[0]?.score));
  const others = entriesOf(isExact ? nearest.filter(isPart) : nearest);
  const exactPosts = exact.filter(isPost);
  const posts = exactPosts.length > 0 ? exactPosts : others.filter(isPost);
  const hasPlaces = !isExact || !exact.every(isPost);
  const places = [...named, ...exact, ...(hasPlaces ? others : [])].filter(isPlace);
  const most = isExact ? limits.exact : limits.nearest;
  const corrected = spelled.join(' ');
  return {
    places: [...new Set(places)].slice(0, most.places),
    posts: posts
      .toSorted((a, b) => Number(b.list === list) - Number(a.list === list))
      .slice(0, most.posts),
    ...(!isExact && corrected !== typed.join(' ') && { corrected }),
    isExact,
    isFar: !isExact && named.length === 0 && nearest.every(({ share }) => share < 0.5),
  };
}

function entriesOf(ranked: readonly Ranked[]): SearchEntry[] {
  return ranked.map(({ entry }) => entry);
}

function isPost(entry: SearchEntry): entry is IndexedPost {
  return 'id' in entry;
}

function isPlace(entry: SearchEntry): entry is Place {
  return !isPost(entry);
}

function isPart({ entry, share, isWhole }: Ranked): boolean {
  return isPost(entry) ? share >= 0.5 : isWhole && entry.kind !== 'passage';
}
