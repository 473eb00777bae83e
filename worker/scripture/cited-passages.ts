import type { Root } from 'hast';
import {
  chapterOf,
  mergeRanges,
  problemOf,
  type VerseRange,
} from '../../shared/scripture/verses.ts';
import { type FoundReference, readReferences } from './scripture-references.ts';
import { textRuns } from './text-runs.ts';

/** The passages that a post cites, in the order of the Bible. A heading is read as a title. */
export function citedPassages(title: string, tree: Root): VerseRange[] {
  return mergeRanges(existing(references(title, tree)));
}

/** The problems of the references to verses that do not exist: '“John 3:99” (John 3 has 36 verses)'. */
export function impossibleReferences(title: string, tree: Root): string[] {
  const impossible = references(title, tree).filter(({ verses }) => !verses);
  return impossible.map(({ text, place }) => {
    return `“${text.replace(/\s+/g, ' ')}” (${problemOf(place).replace(/\.$/, '')})`;
  });
}

/** The chapters that a post may be on: that of its first reference, a title's before those of the text, and the one it cites most. */
export function mainChapters(title: string, tree: Root): string[] {
  const cited = existing(references(title, tree)).map(({ first }) => {
    const { book, number } = chapterOf(first);
    return `${book} ${number}`;
  });
  const byCount = [...Map.groupBy(cited, (chapter) => chapter).values()];
  const mostCited = byCount.sort((a, b) => b.length - a.length)[0] ?? [];
  return [...new Set([...cited.slice(0, 1), ...mostCited])];
}

function existing(references: FoundReference[]): VerseRange[] {
  return references.flatMap(({ verses }) => verses ?? []);
}

/** The references in the order of the post. */
function references(title: string, tree: Root): FoundReference[] {
  const runs = textRuns(tree).flatMap(({ text, parent }) =>
    readReferences(text, {
      isTitle: parent.type === 'element' && /^h[1-6]$/.test(parent.tagName),
    }),
  );
  return [...readReferences(title, { isTitle: true }), ...runs];
}
