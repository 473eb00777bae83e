import type { ListName } from '../../shared/content/lists.ts';
import { searchWords, wordsOf } from '../../shared/text/search-words.ts';
import { type LineScore, scoreLines, wordWeight } from '../words/score-lines.ts';
import type { PostId, SearchEntries, SearchEntry, Subject } from './search-entries.ts';

/** What the words of a search may mean, the best first. */
export type SearchMeaning = {
  subjects: Subject[];
  posts: PostId[];
  /** The misspelled words as most names and titles have them, if nothing has all words. */
  spelled: ReadonlyMap<string, string>;
  /** Whether all are only near to the search. */
  isNearest: boolean;
};

/** The most words of a search that are read, because each takes time. */
const maxWords = 8;

const maxSubjects = 5;

/** Limits of posts for exact and for nearest matches. */
const maxPosts = { exact: 3, nearest: 5 };

/** The least part of the best score: for all, for posts and the first subjects of the best of them, and for other subjects. */
const leastScore = { all: 0.3, first: 0.4, others: 0.6 };

/**
 * Finds what has all words of a search in its name, title or text, or else what has the most of them.
 * @param list the searched list, whose posts are first; undefined for all lists
 * @param isBesidePassage whether the search has a passage, too. Then a subject needs all of its words but a number
 */
export function searchMeaning(
  q: string,
  list: ListName | undefined,
  entries: SearchEntries,
  isBesidePassage: boolean,
): SearchMeaning {
  const typed = [...new Set(searchWords(q))].slice(0, maxWords);
  const { ranked, spelled } = rankedEntries(entries, typed);
  // With just these words, small ones too, as a name or a title.
  const named = entries.index
    .linesOf(wordsOf(q))
    .flatMap((line) => (entries.kindOf(line) === 'names' ? [] : entries.entryOf(line)));
  const isExact = named.length > 0 || ranked.some(({ share }) => share === 1);
  const subjects = nearest(ranked, leastScore.all).filter((found) => {
    const { entry, share, part } = found;
    if (isPost(entry)) return false;
    if (isBesidePassage) return part > 0.9 && isClear(found);
    // Beside what has just these words as its name, a passage needs half of its own.
    if (named.length > 0 && entry.kind === 'passage' && part < 0.5) return false;
    return part === 1 || share === 1 || !isExact;
  });
  const posts = ranked.filter(({ entry, share }) => isPost(entry) && (share >= 0.3 || !isExact));
  const exactPosts = posts.filter(({ share }) => share === 1);
  const nearestPosts = exactPosts.length > 0 ? exactPosts : nearest(posts, leastScore.first);
  const near = nearest(subjects, leastScore.first);
  const best = Math.max(leastScore.others * Number(near[0]?.score), nearestPosts[0]?.score ?? 0);
  const topic = near.find(({ entry }) => entry.kind === 'topic');
  const offered = near.filter((found, i) => i < 3 || found === topic || found.score >= best);
  const found = [...named, ...[...offered, ...nearestPosts].map(({ entry }) => entry)];
  return {
    subjects: [...new Set(found)].filter((entry) => !isPost(entry)).slice(0, maxSubjects),
    posts: [...new Set(found)]
      .filter(isPost)
      .sort((a, b) => Number(b.list === list) - Number(a.list === list))
      .slice(0, isExact ? maxPosts.exact : maxPosts.nearest),
    spelled: isExact ? new Map() : spelled,
    isNearest: named.length === 0 && ![...offered, ...nearestPosts].some(isClear),
  };

  /** Whether a line has most of the search, or is within it. Two words that say little say nothing. */
  function isClear({ lineShare, part }: Ranked): boolean {
    const saysMore =
      (typed.length === 1 && !isBesidePassage) || typed.some((word) => wordWeight(word) === 1);
    return saysMore && lineShare >= (part === 1 ? 0.35 : 0.5);
  }
}

/** Returns those that have all of what is typed, or at least a part of the first score. */
function nearest(ranked: readonly Ranked[], part: number): Ranked[] {
  const least = part * Number(ranked[0]?.score);
  return ranked.filter(({ score, share }) => share === 1 || score >= least);
}

function isPost(entry: SearchEntry): entry is PostId {
  return entry.kind === 'post';
}

/** How much more a line counts. */
const weights = { book: 1.2, label: 1.2, passage: 1, thesaurus: 0.9, title: 1, names: 0.7 };

type Ranked = {
  entry: SearchEntry;
  score: number;
  /** How much of what is typed the entry has, from 0 to 1, without misspelled words. */
  share: number;
  /** How much of it a line has. */
  lineShare: number;
  /** How much of a line of it is typed, from 0 to 1, without small words. */
  part: number;
};

/**
 * Returns the entries that have typed words, the best first, and what was typed as most lines spell it. A book and a
 * name are not found by other forms of their words.
 * @param typed without small words
 */
function rankedEntries(entries: SearchEntries, typed: readonly string[]) {
  const hasForms = (line: number) => !['book', 'names'].includes(entries.kindOf(line));
  const { lines, values, spelled } = scoreLines(entries.index, typed, hasForms);
  const byEntry = Map.groupBy(lines, ({ line }) => entries.entryOf(line));
  const ranked = Array.from(byEntry, ([entry, lines]) => bestOf(entry, lines, entries, values));
  return { ranked: ranked.sort((a, b) => b.score - a.score), spelled };
}

/** A subject is as good as the best of its lines, and a post as its title and names. */
function bestOf(
  entry: SearchEntry,
  lines: readonly LineScore[],
  { kindOf }: SearchEntries,
  values: ReadonlyMap<string, number>,
): Ranked {
  const scores = lines.map(({ line, value, part }) => {
    const kind = kindOf(line);
    // Names are many or few, and each is its own.
    return value * weights[kind] * (kind === 'names' ? 1 : 0.4 + 0.6 * part);
  });
  const sumOf = (words: Iterable<string>) =>
    Array.from(words, (word) => Number(values.get(word))).reduce((a, b) => a + b, 0);
  const all = sumOf(values.keys());
  const share = sumOf(new Set(lines.flatMap(({ words }) => words))) / all;
  const lineShare = Math.max(...lines.map(({ words }) => sumOf(words))) / all;
  const score = entry.kind === 'post' ? scores.reduce((a, b) => a + b) : Math.max(...scores);
  return { entry, score, share, lineShare, part: Math.max(...lines.map(({ part }) => part)) };
}
