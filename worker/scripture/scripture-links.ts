import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { h } from 'hastscript';
import { listHref } from '../../shared/pages/list-href.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import { chapterOf, isNew, referenceText, type VerseRange } from '../../shared/scripture/verses.ts';
import { findScriptureReferences } from './scripture-references.ts';
import { type TextRun, textRuns } from './text-runs.ts';
import { type WrappedPart, wrapTexts } from './wrap-texts.ts';

/** Elements in which references are not linked: links, headings, code, quotations and their sources. */
const excluded = /^(a|h[1-6]|code|pre|kbd|blockquote|q|cite|figcaption|caption|abbr|time|del)$/;

/**
 * Links the Scripture references in a sanitized tree: to the thoughts on their chapter, or in the Old
 * Testament to the posts on the passage.
 */
export function linkScripture(tree: Root) {
  const parts: TextParts = new Map();
  const divided = new Map<ElementContent, WrappedPart>();
  for (const run of textRuns(tree, ({ tagName }) => excluded.test(tagName))) {
    addLinks(run, parts, divided);
  }
  if (parts.size > 0) replaceTexts(tree, parts);
  if (divided.size > 0) wrapTexts(tree, divided);
}

/** Parts of text nodes in their order, and what replaces each. */
type TextParts = Map<Text, { start: number; end: number; node: Element | Text }[]>;

/**
 * Adds the links of a run, also of references that markup divides: 'Romans <b>5</b>:12'. References are found in the
 * text of a run, because the adjacent text can change their meaning: `1 <b>John 4:8</b>`.
 */
function addLinks(
  { text, nodes }: TextRun,
  parts: TextParts,
  divided: Map<ElementContent, WrappedPart>,
) {
  let next = 0;
  for (const { index, text: reference, verses } of findScriptureReferences(text)) {
    const end = index + reference.length;
    while ((nodes[next + 1]?.start ?? end) <= index) next++;
    let after = next + 1;
    while ((nodes[after]?.start ?? end) < end) after++;
    const within = nodes.slice(next, after);
    if (within.some(({ isExcluded }) => isExcluded)) continue;
    const wrapper = h('a', { href: hrefOf(verses) });
    const last = within.length - 1;
    for (const [i, { node, start }] of within.entries()) {
      const part = { start: Math.max(0, index - start), end: end - start };
      const text: Text = { type: 'text', value: node.value.slice(part.start, part.end) };
      if (last > 0) divided.set(text, { wrapper, from: i, to: i, last });
      else wrapper.children = [text];
      const others = parts.get(node) ?? [];
      parts.set(node, others);
      others.push({ ...part, node: last > 0 ? text : wrapper });
    }
  }
}

function replaceTexts(parent: Parents, parts: TextParts) {
  for (const child of parent.children) if (child.type === 'element') replaceTexts(child, parts);
  parent.children = (parent.children as ElementContent[]).flatMap((child) =>
    child.type === 'text' ? withParts(child, parts.get(child)) : [child],
  );
}

function withParts(text: Text, parts: ReturnType<TextParts['get']> = []): ElementContent[] {
  const nodes: ElementContent[] = [];
  let last = 0;
  for (const { start, end, node } of parts) {
    if (start > last) nodes.push({ type: 'text', value: text.value.slice(last, start) });
    nodes.push(node);
    last = end;
  }
  if (last < text.value.length) nodes.push({ type: 'text', value: text.value.slice(last) });
  return nodes;
}

function hrefOf(verses: VerseRange): string {
  const { book, code, number } = chapterOf(verses.first);
  if (!isNew(code)) return passagesHref({ ref: referenceText(verses) });
  return listHref('thoughts', { label: `${book} ${number}` });
}
