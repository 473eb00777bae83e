import type { ElementContent, Parents, Root, Text } from 'hast';
import { h } from 'hastscript';
import { browseLabel } from '../../shared/browse/browse-state.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import {
  bibleBooks,
  chapterOf,
  referenceText,
  type VerseRange,
} from '../../shared/scripture/verses.ts';
import { findScriptureReferences, type ScriptureReference } from './scripture-references.ts';
import { type TextRun, textRuns } from './text-runs.ts';

/** Elements in which references are not linked: links, headings, code, quotations and their sources. */
const excluded = /^(a|h[1-6]|code|pre|kbd|blockquote|q|cite|figcaption|caption|abbr|time|del)$/;

/**
 * Links the Scripture references in a sanitized tree: to the thoughts on their chapter, or in the Old
 * Testament to the posts on the passage.
 */
export function linkScripture(tree: Root) {
  const runs = textRuns(tree, ({ tagName }) => excluded.test(tagName));
  const parts = new Map(runs.flatMap(linkedNodes));
  if (parts.size > 0) replaceTexts(tree, parts);
}

function replaceTexts(parent: Parents, parts: ReadonlyMap<Text, ElementContent[]>) {
  for (const child of parent.children) if (child.type === 'element') replaceTexts(child, parts);
  parent.children = (parent.children as ElementContent[]).flatMap(
    (child) => (child.type === 'text' && parts.get(child)) || [child],
  );
}

/**
 * References are found in the text of a run, because the adjacent text can change their meaning:
 * `1 <b>John 4:8</b>`. A reference is linked if one node contains it entirely.
 */
function linkedNodes({ text, nodes }: TextRun): [Text, ElementContent[]][] {
  const references = findScriptureReferences(text);
  let next = 0;
  return nodes.flatMap(({ node, start, isExcluded }): [Text, ElementContent[]][] => {
    const end = start + node.value.length;
    const inNode: ScriptureReference[] = [];
    for (let found = references[next]; found && found.index < end; found = references[++next]) {
      const isInNode = found.index >= start && found.index + found.text.length <= end;
      if (isInNode && !isExcluded) inNode.push({ ...found, index: found.index - start });
    }
    return inNode.length > 0 ? [[node, splitText(node, inNode)]] : [];
  });
}

function splitText({ value }: Text, references: ScriptureReference[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { index, text, verses } of references) {
    if (index > end) parts.push({ type: 'text', value: value.slice(end, index) });
    parts.push(h('a', { href: hrefOf(verses) }, [text]));
    end = index + text.length;
  }
  if (end < value.length) parts.push({ type: 'text', value: value.slice(end) });
  return parts;
}

const newTestament = bibleBooks.find(({ isNew }) => isNew)?.verses.first ?? 0;

function hrefOf(verses: VerseRange): string {
  if (verses.first < newTestament) return passagesHref({ ref: referenceText(verses) });
  const { book, number } = chapterOf(verses.first);
  return listHref('thoughts', browseLabel(`${book} ${number}`));
}
