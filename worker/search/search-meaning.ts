import { searchWords, wordsOf } from '../../shared/text/search-words.ts';
import { scoreLines } from '../words/score-lines.ts';
import type { PostId, SearchEntries, SearchEntry, Subject } from './search-entries.ts';

/** The most words of a search that are read, because each takes time. */
const maxWords = 8;

/** A subject that has more than this part of a search clearly fits, and a post that has this part. */
const half = 0.5;

/** How much a word for a topic counts, compared with a name or a title. */
const thesaurusWeight = 0.85;

/** How much the words count that only other lines of an entry have than its best. */
const otherLinesWeight = 0.3;

/** The least part of the score of the best subject that is offered. */
const leastScore = 0.4;

/** How a line of the index fits a search: it has all of its words, or half of them, or fewer. */
type Fit = 'exact' | 'clear' | 'near';

/**
 * What is offered for a fit, alone, beside what has all words, and beside a passage: any line, or only one of which the
 * search has all words. 'Psalm 23 sermon' does not mean the Sermon on the Mount.
 */
const offers = {
  exact: { alone: 'any', besideAll: 'any', besidePassage: 'whole', post: true },
  clear: { alone: 'any', besideAll: 'whole', besidePassage: 'whole', post: true },
  near: { alone: 'any', besideAll: 'whole', besidePassage: 'none', post: false },
};

type Found<Entry> = { entry: Entry; fit: Fit; isWhole: boolean; score: number; words: string[] };

/** What the words of a search may mean, the best first. */
export type SearchMeaning = {
  subjects: Found<Subject>[];
  posts: Found<PostId>[];
  /** The misspelled words as most names and titles have them, if nothing has all words. */
  spelled: ReadonlyMap<string, string>;
};

/** @param isBesidePassage whether the search has a passage, too */
export function searchMeaning(
  q: string,
  entries: SearchEntries,
  isBesidePassage: boolean,
): SearchMeaning {
  const { lines, values, spelled } = fittingLines(q, entries);
  const hasAll = lines.some(({ fit }) => fit === 'exact');
  const found: Found<SearchEntry>[] = Array.from(
    Map.groupBy(lines, ({ entry }) => entry).values(),
    (lines) => bestOf(lines, values),
  ).sort((a, b) => b.score - a.score || b.sum - a.sum);
  const top = Number(found[0]?.score);
  const place = isBesidePassage ? 'besidePassage' : hasAll ? 'besideAll' : 'alone';
  const subjects = found.filter(isOfSubject).filter(({ fit, isWhole, score }) => {
    const offer = offers[fit][place];
    return (offer === 'any' || (offer === 'whole' && isWhole)) && score >= leastScore * top;
  });
  return {
    subjects,
    posts: found.filter(isOfPost).filter(({ fit }) => offers[fit].post),
    spelled: hasAll ? new Map() : spelled,
  };
}

function fittingLines(q: string, { index, entryOf, kindOf, size }: SearchEntries) {
  const typed = [...new Set(searchWords(q))].slice(0, maxWords);
  // A book and a name are not found by other forms of their words.
  const hasForms = (line: number) => !['book', 'names'].includes(kindOf(line));
  const { lines, values, spelled } = scoreLines(index, typed, { hasForms, entryOf, size });
  const most = lines.reduce((most, { value }) => Math.max(most, value), 1);
  const weightOf = (line: number) => (kindOf(line) === 'thesaurus' ? thesaurusWeight : 1);
  // With all words, small ones too: 'Who made God?' is of creation, and 'Who am I?' can be a title. So it comes before
  // any other line, and a name before the same words for a topic.
  const equal = index.linesOf(wordsOf(q)).filter((line) => kindOf(line) !== 'names');
  const named = equal.map((line): Found<SearchEntry> => {
    const score = (most / thesaurusWeight ** 2) * weightOf(line);
    return { entry: entryOf(line), fit: 'exact', isWhole: true, score, words: typed };
  });
  const scored = lines.map(({ line, value, words, share, part }): Found<SearchEntry> => {
    const entry = entryOf(line);
    const hasAll = words.length === typed.length;
    const isClear = entry.kind === 'post' ? hasAll || share >= half : share > half;
    const fit = !isClear ? 'near' : hasAll ? 'exact' : 'clear';
    // Names are many or few, and each is its own.
    const fullness = kindOf(line) === 'names' ? 1 : part;
    const score = value * weightOf(line) * fullness;
    return { entry, fit, isWhole: part > 0.9, score, words };
  });
  return { lines: [...named, ...scored], values, spelled };
}

/** An entry fits as its best line, and scores as this and the words that only its others have. */
function bestOf(lines: readonly Found<SearchEntry>[], values: ReadonlyMap<string, number>) {
  const best = lines.reduce((a, b) => (b.score > a.score ? b : a));
  const words = new Set(lines.flatMap(({ words }) => words));
  const others = [...words].filter((word) => !best.words.includes(word));
  const valueOfOthers = others.reduce((sum, word) => sum + Number(values.get(word)), 0);
  const fits = lines.map(({ fit }) => fit);
  const fit: Fit = fits.includes('exact') ? 'exact' : fits.includes('clear') ? 'clear' : 'near';
  const isWhole = lines.some(({ isWhole }) => isWhole);
  const sum = lines.reduce((sum, { score }) => sum + score, 0);
  return { ...best, fit, isWhole, score: best.score + otherLinesWeight * valueOfOthers, sum };
}

function isOfPost(found: Found<SearchEntry>): found is Found<PostId> {
  return found.entry.kind === 'post';
}

function isOfSubject(found: Found<SearchEntry>): found is Found<Subject> {
  return !isOfPost(found);
}
