import type { Element, ElementContent, Parents } from 'hast';
import { inlineElements } from '../../shared/text/to-text.ts';

/** Continuous text: inline nodes that follow one another in a block, and the leaves in them. */
export type TextRun = { text: string; parent: Parents; nodes: ElementContent[]; leaves: Leaf[] };

/** A text, a line break, or an element that is as a note in the text, with the elements of the run around it. */
export type Leaf = { node: ElementContent; text: string; around: Element[] };

/** The place of a note, a picture or a target of a link. It is no letter, digit or space (word joiner). */
const note = '\u2060';

/** A `br`: white space, but no other text has it. */
export const lineBreak = '\u2028';

/** The runs of a sanitized tree in document order. `skips` tells whether those within a block are left out. */
export function textRuns(
  parent: Parents,
  skips: (block: Element) => boolean = () => false,
): TextRun[] {
  const runs: TextRun[] = [];
  let nodes: ElementContent[] = [];
  const endRun = () => {
    const leaves = nodes.flatMap((node) => leavesOf(node));
    if (nodes.length > 0) runs.push({ text: textOf(leaves), parent, nodes, leaves });
    nodes = [];
  };
  for (const child of parent.children as ElementContent[]) {
    if (child.type !== 'element' || inlineElements.has(child.tagName) || child.tagName === 'br') {
      nodes.push(child);
      continue;
    }
    endRun();
    if (!skips(child)) runs.push(...textRuns(child, skips));
  }
  endRun();
  return runs;
}

function leavesOf(node: ElementContent, around: Element[] = []): Leaf[] {
  if (node.type !== 'element') return [{ node, text: node.value, around }];
  if (node.tagName === 'br') return [{ node, text: lineBreak, around }];
  const leaves = node.children.flatMap((child) => leavesOf(child, [...around, node]));
  return leaves.length === 0 || isNote(node, textOf(leaves))
    ? [{ node, text: note, around }]
    : leaves;
}

function textOf(leaves: readonly Leaf[]): string {
  return leaves.map(({ text }) => text).join('');
}

/** The number of a note is no part of a reference before or after it. Without the note it is no link. */
function isNote({ tagName, properties: { href = '#' } }: Element, text: string): boolean {
  if (tagName === 'sup') return !/\p{L}{2}/u.test(text);
  return tagName === 'a' && String(href).startsWith('#') && /^\[?\d+\]?$/.test(text);
}
