import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { listHref } from '../../shared/pages/list-href.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import { chapterOf, isNew, referenceText, type VerseRange } from '../../shared/scripture/verses.ts';
import { findScriptureReferences } from './scripture-references.ts';
import { runText, type TextRun, textRuns } from './text-runs.ts';

/** Elements in which references are not linked: links, headings, code, quotations and their sources. */
const excluded = /^(a|h[1-6]|code|pre|kbd|blockquote|q|cite|figcaption|caption|abbr|time|del)$/;

/**
 * Links the Scripture references in a sanitized tree: to the thoughts on their chapter, or in the Old
 * Testament to the posts on the passage.
 */
export function linkScripture(tree: Root) {
  for (const run of textRuns(tree, ({ tagName }) => excluded.test(tagName))) {
    const children = run.parent.children as ElementContent[];
    const start = children.indexOf(run.nodes[0] as ElementContent);
    children.splice(start, run.nodes.length, ...linkedNodes(run));
  }
}

/**
 * References are found in the text of a run, because the adjacent text can change their meaning: `1 <b>John 4:8</b>`. Markup
 * can divide one: 'Romans <b>5</b>:12'.
 */
function linkedNodes({ text, nodes }: TextRun): ElementContent[] {
  const linked: ElementContent[] = [];
  let rest = nodes;
  let start = 0;
  for (const { index, text: reference, verses } of findScriptureReferences(text)) {
    const [before, from] = divided(rest, index - start);
    const [within, after] = divided(from, reference.length);
    if (within.some(includesExcluded)) continue;
    linked.push(...before, h('a', { href: hrefOf(verses) }, within));
    rest = after;
    start = index + reference.length;
  }
  return [...linked, ...rest];
}

function includesExcluded(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  return excluded.test(node.tagName) || node.children.some(includesExcluded);
}

type Divided = [before: ElementContent[], after: ElementContent[]];

/** Divides nodes at a place in their text, and the elements in which it is. */
function divided(nodes: ElementContent[], place: number): Divided {
  let start = 0;
  for (const [i, node] of nodes.entries()) {
    const end = start + runText(node).length;
    if (end > place) {
      const [before, after] = start === place ? [[], [node]] : dividedNode(node, place - start);
      return [
        [...nodes.slice(0, i), ...before],
        [...after, ...nodes.slice(i + 1)],
      ];
    }
    start = end;
  }
  return [nodes, []];
}

function dividedNode(node: ElementContent, place: number): Divided {
  if (node.type !== 'element') {
    const { value } = node;
    return [[{ ...node, value: value.slice(0, place) }], [{ ...node, value: value.slice(place) }]];
  }
  const [before, after] = divided(node.children, place);
  // An id is unique.
  const properties = { ...node.properties, id: undefined };
  return [[{ ...node, children: before }], [{ ...node, properties, children: after }]];
}

function hrefOf(verses: VerseRange): string {
  const { book, code, number } = chapterOf(verses.first);
  if (!isNew(code)) return passagesHref({ ref: referenceText(verses) });
  return listHref('thoughts', { label: `${book} ${number}` });
}
