import type { ListName } from '../../shared/content/lists.ts';
import { searchWords, withoutOperators, wordsOf } from '../../shared/text/search-words.ts';
import { type Ranked, rankedEntries } from './ranked-entries.ts';
import {
  type Place,
  type PostId,
  placesNamed,
  type SearchEntries,
  type SearchEntry,
} from './search-entries.ts';

/** What the words of a search may mean, the best first. */
export type SearchMeaning = {
  places: Place[];
  posts: PostId[];
  /** The search with its misspelled words as most names and titles have them, if nothing has all words. */
  corrected?: string;
  /** Whether a place or a post has all words. */
  isExact: boolean;
  /** Whether all have less than half of the words. */
  isFar: boolean;
};

/** The most words of a search that are read, because each takes time. */
const maxWords = 8;

/** The most that are offered: of those that have all words, and of the nearest. Results that may be the same posts follow exact ones. */
const limits = { exact: { places: 5, posts: 3 }, nearest: { places: 3, posts: 5 } };

/** The least part of the best score that one of the nearest has. */
const leastScore = 0.4;

/**
 * Finds what has all words of a search in its name, title or text, or else what has the most of them. A topic whose
 * words are some of them is offered beside it, and so is a post that has half of them.
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
  const named = placesNamed(wordsOf(text));
  const exact = ranked.filter(({ share }) => share === 1);
  const isExact = exact.length > 0;
  const nearest = ranked.filter(({ score }) => score >= leastScore * Number(ranked[0]?.score));
  const others = isExact ? nearest.filter(isPart) : nearest;
  const exactPosts = entriesOf(exact).filter(isPost);
  const posts = exactPosts.length > 0 ? exactPosts : entriesOf(others).filter(isPost);
  // A passage whose name has other words, too, is not offered beside what has just these as its name.
  const exactPlaces = entriesOf(exact).filter(
    (entry) => isPlace(entry) && (named.length === 0 || entry.kind !== 'passage'),
  );
  const places = [...named, ...exactPlaces, ...entriesOf(others)].filter(isPlace);
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

function isPost(entry: SearchEntry): entry is PostId {
  return 'id' in entry;
}

function isPlace(entry: SearchEntry): entry is Place {
  return !isPost(entry);
}

function isPart({ entry, share, part }: Ranked): boolean {
  return isPost(entry) ? share >= 0.5 : part === 1 && entry.kind !== 'passage';
}
