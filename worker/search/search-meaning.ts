import type { ListName } from '../../shared/content/lists.ts';
import { searchWords, wordsOf } from '../../shared/text/search-words.ts';
import { type Ranked, rankedEntries } from './ranked-entries.ts';
import {
  type PostId,
  type SearchEntries,
  type SearchEntry,
  type Subject,
  subjectsNamed,
} from './search-entries.ts';

/** What the words of a search may mean, the best first. */
export type SearchMeaning = {
  subjects: Subject[];
  posts: PostId[];
  /** The search with its misspelled words as most names and titles have them, if nothing has all words. */
  corrected?: string;
  /** Whether a subject or a post has all words. */
  isExact: boolean;
  /** Whether all have less than half of the words. */
  isFar: boolean;
};

/** The most words of a search that are read, because each takes time. */
const maxWords = 8;

/** Limits for exact and for nearest matches. */
const limits = { exact: { subjects: 5, posts: 3 }, nearest: { subjects: 3, posts: 5 } };

/** The least part of the best score that one of the nearest has. */
const leastScore = 0.4;

/**
 * Finds what has all words of a search in its name, title or text, or else what has the most of them. A subject whose
 * words are some of them is offered after it, and so is a post that has half of them if no post has all.
 * @param list the searched list, whose posts are first; undefined for all lists
 */
export function searchMeaning(
  q: string,
  list: ListName | undefined,
  entries: SearchEntries,
): SearchMeaning {
  const typed = [...new Set(searchWords(q))].slice(0, maxWords);
  const { ranked, spelled } = rankedEntries(entries, typed);
  const named = subjectsNamed(wordsOf(q));
  const nearest = ranked.filter(({ score }) => score >= leastScore * Number(ranked[0]?.score));
  const exact = ranked.filter(({ share }) => share === 1);
  const isExact = exact.length > 0;
  // Passages come after what has just these words as its name, and need most of their own in them.
  const all =
    named.length > 0
      ? exact
          .filter(({ entry, part }) => !isPassage(entry) || part > 0.5)
          .sort((a, b) => Number(isPassage(a.entry)) - Number(isPassage(b.entry)))
      : exact;
  const hasPost = exact.some(({ entry }) => isPost(entry));
  const others = nearest.filter((one) => isPart(one) && !(hasPost && isPost(one.entry)));
  const found = isExact ? [...all, ...others] : nearest;
  const unique = [...new Set([...named, ...found.map(({ entry }) => entry)])];
  const most = isExact ? limits.exact : limits.nearest;
  const corrected = spelled.join(' ');
  return {
    subjects: unique.filter((entry) => entry.kind !== 'post').slice(0, most.subjects),
    posts: unique
      .filter(isPost)
      .sort((a, b) => Number(b.list === list) - Number(a.list === list))
      .slice(0, most.posts),
    ...(!isExact && corrected !== typed.join(' ') && { corrected }),
    isExact,
    isFar: !isExact && named.length === 0 && nearest.every(({ share }) => share < 0.5),
  };
}

function isPost(entry: SearchEntry): entry is PostId {
  return entry.kind === 'post';
}

function isPassage(entry: SearchEntry): boolean {
  return entry.kind === 'passage';
}

function isPart({ entry, share, part }: Ranked): boolean {
  return isPost(entry) ? share >= 0.5 : part === 1;
}
