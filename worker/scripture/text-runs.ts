import type { Element, ElementContent, Parents } from 'hast';
import { inlineElements } from '../../shared/text/to-text.ts';

/** Continuous text: inline nodes that follow one another in a block. */
export type TextRun = { text: string; parent: Parents; nodes: ElementContent[] };

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
    if (nodes.length > 0) runs.push({ text: nodes.map(runText).join(''), parent, nodes });
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

/** The text of a node in a run. */
export function runText(node: ElementContent): string {
  if (node.type !== 'element') return node.value;
  if (node.tagName === 'br') return lineBreak;
  const text = node.children.map(runText).join('');
  return node.children.length === 0 || isNote(node, text) ? note : text;
}

/** The number of a note is no part of a reference before or after it. Without the note it is no link. */
function isNote({ tagName, properties: { href = '#' } }: Element, text: string): boolean {
  if (tagName === 'sup') return !/\p{L}{2}/u.test(text);
  return tagName === 'a' && String(href).startsWith('#') && /^\[?\d+\]?$/.test(text);
}
