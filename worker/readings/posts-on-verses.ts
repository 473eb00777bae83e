import type { PostLink } from '../../shared/content/post.ts';
import {
  mergeRanges,
  typesetReference,
  type VerseRange,
  wholeChapters,
} from '../../shared/scripture/verses.ts';
import { byNewest, type Citing, type PostIndex, postsOn } from '../crawl/post-index.ts';
import { parallelAccounts } from './parallel-accounts.ts';

/**
 * The posts on a passage, the narrowest citation first. `inChapter` has those that cite only its whole chapter, or
 * other verses of the chapter. A passage of whole chapters has none of them.
 */
export function postsOnVerses(
  index: PostIndex,
  passages: readonly VerseRange[],
): { onVerses: Citing[]; inChapter: Citing[] } {
  const onVerses: Citing[] = [];
  const inChapter: Citing[] = [];
  for (const found of postsOn(index, mergeRanges(passages.map(wholeChapters)))) {
    const cited = found.cited.filter((cited) => passages.some((passage) => isOn(cited, passage)));
    if (cited.length > 0) onVerses.push({ post: found.post, cited });
    else inChapter.push(found);
  }
  return { onVerses: onVerses.sort(byNarrowest), inChapter: inChapter.sort(byNarrowest) };
}

/** 'Mark 2–3', 'Romans 1; 3', 'Jude' */
export function chaptersOf(passages: readonly VerseRange[]): string {
  return typesetReference(...mergeRanges(passages.map(wholeChapters), 1));
}

/** The posts on the parallel accounts of a passage, without those on the passage itself. `verses` has the accounts with posts. */
export function postsOnParallels(
  index: PostIndex,
  passages: readonly VerseRange[],
  onVerses: readonly Citing[],
): { verses: VerseRange[]; posts: Citing[] } {
  const known = new Set(onVerses.map(({ post }) => post));
  const accounts = parallelAccounts(passages);
  const posts = postsOnVerses(index, accounts).onVerses.filter(({ post }) => !known.has(post));
  const verses = accounts.filter((account) =>
    posts.some(({ cited }) => cited.some((cited) => isOn(cited, account))),
  );
  return { verses, posts };
}

/** Whether a citation has verses of a passage and not just all of its chapter. */
function isOn(cited: VerseRange, passage: VerseRange): boolean {
  const isBeside = cited.last < passage.first || passage.last < cited.first;
  const isWithin = passage.first <= cited.first && cited.last <= passage.last;
  return isWithin || (!isBeside && (!isWhole(cited) || isWhole(passage)));
}

function isWhole(verses: VerseRange): boolean {
  const { first, last } = wholeChapters(verses);
  return first === verses.first && last === verses.last;
}

export function byNarrowest(a: Citing, b: Citing): number {
  return narrowest(a) - narrowest(b) || byNewest(a.post, b.post);
}

function narrowest({ cited }: Citing): number {
  return cited.reduce((least, { first, last }) => Math.min(least, last - first), Infinity);
}

const maxCitedPassages = 12;

/**
 * A row of a post with the passages that it cites.
 * @param headings those above it, which it does not repeat
 */
export function postLink({ post, cited }: Citing, headings: readonly string[] = []): PostLink {
  const { list, id, title, published, line } = post;
  const date = published === null ? null : new Date(published).toISOString();
  const others = cited.length > maxCitedPassages ? ' …' : '';
  const reference = typesetReference(...cited.slice(0, maxCitedPassages)) + others;
  // No line breaks within a passage.
  const shown = headings.includes(reference) ? '' : reference.replace(/(?<!;) /g, '\u00a0');
  return { list, id, title, published: date, reference: shown, ...(line && { line: [line] }) };
}
