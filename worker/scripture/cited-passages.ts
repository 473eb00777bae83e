import type { Root } from 'hast';
import { chapterOf, mergeRanges, type VerseRange } from '../../shared/scripture/verses.ts';
import { findScriptureReferences } from './scripture-references.ts';
import { textRuns } from './text-runs.ts';

/** The passages that a post cites, in the order of the Bible. A heading is read as a title. */
export function citedPassages(title: string, tree: Root): VerseRange[] {
  return mergeRanges(references(title, tree));
}

/** The chapters that a post may be on: that of its first reference, a title's before those of the text, and the one it cites most. */
export function mainChapters(title: string, tree: Root): string[] {
  const cited = references(title, tree).map(({ first }) => {
    const { book, number } = chapterOf(first);
    return `${book} ${number}`;
  });
  const byCount = [...Map.groupBy(cited, (chapter) => chapter).values()];
  const mostCited = byCount.sort((a, b) => b.length - a.length)[0] ?? [];
  return [...new Set([...cited.slice(0, 1), ...mostCited])];
}

/** The references in the order of the post. */
function references(title: string, tree: Root): VerseRange[] {
  const runs = textRuns(tree, ({ tagName }) => /^h[1-6]$/.test(tagName));
  const texts = runs.map(({ text, nodes }) => ({
    text,
    isTitle: nodes.some(({ isExcluded }) => isExcluded),
  }));
  return [{ text: title, isTitle: true }, ...texts]
    .flatMap(({ text, isTitle }) => findScriptureReferences(text, { isTitle }))
    .map(({ verses }) => verses);
}
