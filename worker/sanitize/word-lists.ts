import type { Element, ElementContent, Parents } from 'hast';
import { h } from 'hastscript';
import { listNumber } from '../../shared/text/list-numbers.ts';
import { toText } from '../../shared/text/to-text.ts';
import { classesOf } from './editor-layout.ts';
import { editorStyle, pixelsOf } from './editor-style.ts';

type Item = { level: number; list: Element; content: ElementContent[] };

/** Makes lists of the paragraphs that are items of lists in Word. Their markers are text. */
export function adaptWordLists(parent: Parents) {
  const children = parent.children as ElementContent[];
  for (const child of children) if (child.type === 'element') adaptWordLists(child);
  if (!children.some(isListParagraph)) return;
  const nodes: ElementContent[] = [];
  /** The list that an item can continue, and those that it is in. */
  let open: Item[] = [];
  for (const child of children) {
    const item = isListParagraph(child) ? itemOf(child) : undefined;
    if (item) open = withItem(nodes, open, item);
    // White space between paragraphs is no content of a list.
    else if (open.length === 0 || child.type === 'element' || /\S/.test(toText(child))) {
      open = [];
      nodes.push(child);
    }
  }
  parent.children = nodes;
}

/** Adds an item to the list of its level, or to a new one, and returns the lists that the next item can continue. */
function withItem(nodes: ElementContent[], open: readonly Item[], item: Item): Item[] {
  const outer = open.filter(({ level }) => level < item.level);
  const same = open.find(
    ({ level, list }) => level === item.level && kindOf(list) === kindOf(item.list),
  );
  const { list } = same ?? item;
  if (!same) {
    const around = outer.at(-1)?.list.children.at(-1);
    (around?.type === 'element' ? around.children : nodes).push(list);
  }
  list.children.push(h('li', item.content));
  return [...outer, same ?? item];
}

/** Letters and Roman numbers are one kind, because 'i' can be either. Another kind of marker begins a list. */
function kindOf({ tagName, properties: { type } }: Element): string {
  return tagName + (type === undefined);
}

function isListParagraph(node: ElementContent): node is Element {
  if (node.type !== 'element' || !/^(?:p|div)$/.test(node.tagName)) return false;
  const isStyled = classesOf(node).some((name) => name.startsWith('MsoList'));
  return isStyled || editorStyle(node).has('mso-list');
}

/** A letter of a font of symbols is a marker only before the gap that Word makes of spaces. */
const marker =
  /^\s*(?:[\p{So}\p{Co}·•‣–*§→+-]|[lnoquvàØü](?=\s*\u00a0|\s\s)|\(?(?:(?<number>\d{1,3})|(?<roman>[ivx]+|[IVX]+)|(?<letter>[a-zA-Z]))[.)])\s+/u;

/** Undefined for a paragraph without a marker. */
function itemOf(paragraph: Element): Item | undefined {
  const match = marker.exec(textIn(paragraph));
  if (!match) return undefined;
  const { number, roman, letter } = match.groups ?? {};
  removeStart(paragraph, match[0].length);
  const [, level] = /level(\d)/.exec(editorStyle(paragraph).get('mso-list') ?? '') ?? [];
  const margin = pixelsOf(editorStyle(paragraph).get('margin-left')) ?? 0;
  return {
    level: level ? Number(level) : Math.max(1, Math.round(margin / halfInch)),
    list: number || roman || letter ? h('ol', numbering(number, roman, letter)) : h('ul'),
    content: paragraph.children,
  };
}

const halfInch = 48;

/** The numbers that a list can begin with. */
const counts = Array.from({ length: 999 }, (_, i) => i + 1);

function numbering(number?: string, roman?: string, letter?: string) {
  const sample = number ?? roman ?? letter ?? '';
  const lower = number ? '1' : roman ? 'i' : 'a';
  const type = sample === sample.toLowerCase() ? lower : lower.toUpperCase();
  const start = counts.find((count) => listNumber(count, type) === sample) ?? 1;
  return { ...(!number && { type }), ...(start > 1 && { start }) };
}

function textIn(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textIn).join('') : '';
}

/** Removes the first characters of the text, and returns how many of them were not there. */
function removeStart(node: ElementContent, count: number): number {
  if (node.type === 'element')
    return node.children.reduce((rest, child) => removeStart(child, rest), count);
  if (node.type !== 'text') return count;
  const rest = count - node.value.length;
  node.value = node.value.slice(count);
  return Math.max(0, rest);
}
