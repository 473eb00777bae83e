import type { Element, Parents, Root, Text } from 'hast';

/** Text that a reader sees as one, however inline elements cut it, and the nodes that it is in. */
export type TextRun = { text: string; nodes: { node: Text; start: number; isClosed: boolean }[] };

const inline =
  /^(a|abbr|b|br|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

const ordinalEnding = /^(st|nd|rd|th)$/;

/** What parts a raised note from the word that it stands at: no letter, no digit and no space. */
const noteMark = '\u2060';

/** The runs of a tree in their order; nodes within an element that `closes` are closed. */
export function textRuns(tree: Root, closes: (element: Element) => boolean): TextRun[] {
  const runs: TextRun[] = [];
  let run: TextRun;
  const begin = () => {
    run = { text: '', nodes: [] };
    runs.push(run);
  };

  function gather(parent: Parents, isClosed: boolean) {
    for (const child of parent.children) {
      if (child.type === 'text') {
        if (isNote(parent, child)) run.text += noteMark;
        run.nodes.push({ node: child, start: run.text.length, isClosed });
        run.text += child.value;
      }
      if (child.type !== 'element') continue;
      const isBlock = !inline.test(child.tagName);
      if (isBlock) begin();
      if (child.tagName === 'br') run.text += '\n';
      gather(child, isClosed || closes(child));
      if (isBlock) begin();
    }
  }

  begin();
  gather(tree, false);
  return runs;
}

function isNote(parent: Parents, { value }: Text): boolean {
  return parent.type === 'element' && parent.tagName === 'sup' && !ordinalEnding.test(value);
}
