import type { Element, Parents, Root, Text } from 'hast';
import { inlineElements } from '../../shared/text/inline-elements.ts';

/** Continuous text, across inline elements, and the nodes that contain it. */
export type TextRun = { text: string; nodes: { node: Text; start: number; isExcluded: boolean }[] };

const ordinalEnding = /^(st|nd|rd|th)$/;

/** Separates a superscript note from the word before it. It is no letter, digit or space (word joiner). */
const noteSeparator = '\u2060';

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
        if (isNote(parent, child)) run.text += noteSeparator;
        run.nodes.push({ node: child, start: run.text.length, isExcluded });
        run.text += child.value;
      }
      if (child.type !== 'element') continue;
      const isBlock = !inlineElements.has(child.tagName) && child.tagName !== 'br';
      if (isBlock) startRun();
      if (child.tagName === 'br') run.text += '\n';
      collect(child, isExcluded || excludes(child));
      if (isBlock) startRun();
    }
  }

  startRun();
  collect(tree, false);
  return runs;
}

function isNote(parent: Parents, { value }: Text): boolean {
  return parent.type === 'element' && parent.tagName === 'sup' && !ordinalEnding.test(value);
}
