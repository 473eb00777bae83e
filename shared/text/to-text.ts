import type { Element, Nodes, Parents } from 'hast';
import { itemNumbers } from './list-numbers.ts';
import { scriptText } from './script-text.ts';

/** The elements of posts that separate no words. */
export const inlineElements: ReadonlySet<string> = new Set(
  `a abbr b bdi cite code del em i iframe img ins kbd mark q rp rt ruby s small span strong sub
   sup time u wbr`.split(/\s+/),
);

/** The soft hyphen, and characters without a width. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Returns the text of a tree, with lines as in `innerText` (HTML standard, section 3.2.7). What elements say becomes
 * characters: exponents, quotation marks and the parentheses of ruby. A row of a table is one line.
 * @param withMarkers whether the items of lists begin with their numbers or bullets
 */
export function toText(tree: Nodes, withMarkers = false): string {
  const lines: string[] = [];
  let line: string[] = [];
  /** The line feeds before the next text. */
  let feeds = 0;
  /** The markers of items before the next text. */
  let markers = '';
  const depth = { list: 0, quotation: 0, cell: 0, pre: 0 };
  /** A superscript or a subscript. The texts around one decide what it means. */
  let script: { name: 'sup' | 'sub'; text: string } | undefined;

  function add(text: string) {
    if (text === '') return;
    endScript(text);
    startText();
    line.push(text);
  }

  function endScript(after: string) {
    const { name, text } = script ?? {};
    script = undefined;
    if (!name || !text) return;
    // The last pieces are enough to decide.
    const before = feeds > 0 ? '' : line.slice(-4).join('');
    add(scriptText(name, text, before, after));
  }

  function startText() {
    if (feeds > 0 && line.length > 0) {
      lines.push(line.join('').trimEnd(), ...Array<string>(feeds - 1).fill(''));
      line = [];
    }
    feeds = 0;
    if (markers) line.push(markers);
    markers = '';
  }

  function addText(value: string) {
    const text = value.replace(invisible, '');
    endScript(text);
    if (depth.pre > 0 && depth.cell === 0) return add(text);
    const last = feeds > 0 ? undefined : line.at(-1)?.at(-1);
    const isAfterSpace = last === undefined || /\s/.test(last);
    add(text.replace(/[ \t\n\r\f]+/g, ' ').replace(isAfterSpace ? /^ / : '', ''));
  }

  function endLine(count: number) {
    endScript('');
    if (depth.cell > 0) addText(' ');
    else feeds = Math.max(feeds, count);
  }

  function walkIn(parent: Parents, place?: keyof typeof depth) {
    if (place) depth[place]++;
    for (const child of parent.children) walk(child);
    if (place) depth[place]--;
  }

  function walkQuotation(element: Element) {
    const isInner = depth.quotation % 2 === 1;
    endScript(textOf(element));
    add(isInner ? '‘' : '“');
    walkIn(element, 'quotation');
    add(isInner ? '’' : '”');
  }

  function walkRow(row: Element) {
    const cells = row.children.filter((child) => child.type === 'element');
    for (const [i, cell] of cells.entries()) {
      if (i > 0) add('\t');
      walkIn(cell, 'cell');
    }
  }

  function walkList(list: Element) {
    const numbers = list.tagName === 'ol' ? itemNumbers(list).values() : undefined;
    const indent = '  '.repeat(depth.list);
    depth.list++;
    for (const child of list.children) {
      if (withMarkers && child.type === 'element' && child.tagName === 'li') {
        const number = numbers?.next().value;
        markers = `${markers || indent}${number ? `${number}.` : '•'} `;
      }
      walk(child);
      markers = '';
    }
    depth.list--;
  }

  function walk(node: Nodes) {
    if (node.type === 'text') return addText(node.value);
    if (node.type === 'root') return walkIn(node);
    if (node.type !== 'element') return;
    switch (node.tagName) {
      case 'q':
        return walkQuotation(node);
      case 'rt':
        return add(` (${textOf(node)})`);
      case 'sup':
      case 'sub':
        endScript('');
        script = { name: node.tagName, text: textOf(node) };
        return;
      case 'rp':
      case 'script':
      case 'style':
      case 'title':
        return;
      case 'br':
        return endLine(feeds + 1);
    }
    if (inlineElements.has(node.tagName)) return walkIn(node);
    const count = /^(?:p|table)$/.test(node.tagName) ? 2 : 1;
    endLine(count);
    if (node.tagName === 'tr') walkRow(node);
    else if (node.tagName === 'ul' || node.tagName === 'ol') walkList(node);
    else walkIn(node, node.tagName === 'pre' ? 'pre' : undefined);
    endLine(count);
  }

  walk(tree);
  endScript('');
  return [...lines, line.join('')].join('\n');
}

export function textOf({ children }: Element): string {
  return toText({ type: 'root', children });
}
