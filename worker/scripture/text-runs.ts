import type { Element, Parents, Root, Text } from 'hast';
import { inlineElements } from '../../shared/text/inline-elements.ts';

/** Continuous text, across inline elements, and the nodes that contain it. */
export type TextRun = { text: string; nodes: { node: Text; start: number; isExcluded: boolean }[] };

const ordinalEnding = /^(st|nd|rd|th)$/;

/** The place of a note, a picture or a target of a link. It is no letter, digit or space (word joiner). */
const note = '\u2060';

/** A `br`: white space, but no other text has it. */
export const lineBreak = '\u2028';

/** The runs of a sanitized tree in document order. `excludes` tells whether the nodes within an element are excluded. */
export function textRuns(tree: Root, excludes: (element: Element) => boolean): TextRun[] {
  const runs: TextRun[] = [];
  let run: TextRun;
  const startRun = () => {
    run = { text: '', nodes: [] };
    runs.push(run);
  };

  function collect(parent: Parents, isExcluded: boolean) {
    for (const child of parent.children) {
      if (child.type === 'text') {
        run.nodes.push({ node: child, start: run.text.length, isExcluded });
        run.text += child.value;
      }
      if (child.type !== 'element') continue;
      const { tagName } = child;
      const isBlock = !inlineElements.has(tagName) && tagName !== 'br';
      if (tagName === 'br') run.text += lineBreak;
      const around = run;
      const isRun = isBlock || isNote(child);
      if (child.children.length === 0 && !isBlock && !/^w?br$/.test(tagName)) run.text += note;
      if (isRun) startRun();
      collect(child, isExcluded || excludes(child));
      if (isBlock) startRun();
      else if (isRun) {
        run = around;
        run.text += note;
      }
    }
  }

  startRun();
  collect(tree, false);
  return runs;
}

/** The number of a note is no part of a reference before or after it. Without the note it is no link. */
function isNote({ tagName, properties: { href = '#' }, children: [child] }: Element): boolean {
  const text = child?.type === 'text' ? child.value : '';
  if (tagName !== 'a') return tagName === 'sup' && !ordinalEnding.test(text);
  return String(href).startsWith('#') && (href === '#' ? /^\[\d+\]$/ : /^\[?\d+\]?$/).test(text);
}
