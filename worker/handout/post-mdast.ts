import type { Element, ElementContent, Parents, Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Root as MdastRoot } from 'mdast';
import { itemNumbers } from '../../shared/text/list-numbers.ts';
import { scriptText } from '../../shared/text/script-text.ts';
import { textOf, toText } from '../../shared/text/to-text.ts';
import { blockElements, includesNode, isNotBlank } from '../sanitize/node-kinds.ts';

/** Converts the content of a post to the tree of Markdown. What Markdown has no syntax for becomes text. */
export function postMdast(content: Root): MdastRoot {
  moveSpacesOut(content);
  return toMdast(content, {
    document: true,
    handlers: {
      ol: orderedList,
      sub: script,
      sup: script,
      td: tableCell,
      th: tableCell,
    },
  }) as MdastRoot;
}

const inlineFormat = /^(?:a|b|del|em|i|ins|mark|s|small|span|strong|u)$/;

/** Emphasis in Markdown neither begins nor ends with a space, or with a mark beside a word. */
function moveSpacesOut(parent: Parents) {
  const nodes = parent.children as ElementContent[];
  parent.children = nodes.flatMap((child, i) => {
    if (child.type !== 'element') return [child];
    moveSpacesOut(child);
    if (!inlineFormat.test(child.tagName)) return [child];
    // Emphasis of a mark would need character references around it.
    if (!/[\p{L}\p{N}]/u.test(toText(child)) && child.tagName !== 'a') return child.children;
    const [before = '', after = ''] = [nodes[i - 1], nodes[i + 1]].map((node) =>
      child.tagName !== 'a' && node?.type === 'text' ? node.value : '',
    );
    const start = /[\p{L}\p{N}]$/u.test(before) ? /^[\s\p{P}]+/u : /^\s+/;
    const end = /^[\p{L}\p{N}]/u.test(after) ? /[\s\p{P}]+$/u : /\s+$/;
    return [...takeEdge(child.children[0], start), child, ...takeEdge(child.children.at(-1), end)];
  });
}

function takeEdge(node: ElementContent | undefined, pattern: RegExp): ElementContent[] {
  const [value] = (node?.type === 'text' && pattern.exec(node.value)) || [];
  if (node?.type !== 'text' || value === undefined) return [];
  node.value = node.value.replace(pattern, '');
  return [{ type: 'text', value }];
}

/** A superscript or a subscript is characters, except for the link to a note. */
const script: Handle = (state, element, parent) => {
  const isLink = (node: ElementContent) => node.type === 'element' && node.tagName === 'a';
  if (includesNode(element, isLink)) return state.all(element);
  const siblings = (parent?.children ?? []) as ElementContent[];
  const place = siblings.indexOf(element);
  const [before = '', after = ''] = [siblings[place - 1], siblings[place + 1]].map((node) =>
    node?.type === 'text' ? node.value : node && toText(node),
  );
  const name = element.tagName === 'sup' ? 'sup' : 'sub';
  return { type: 'text', value: scriptText(name, textOf(element), before, after) };
};

/** Markdown counts up, with digits. Other numbers are text in a list with bullets. */
const orderedList: Handle = (state, list) => {
  const numbers = itemNumbers(list);
  const start = Number(numbers[0]);
  if (numbers.every((number, i) => number === String(start + i))) {
    return defaultHandlers.ol(state, { ...list, properties: { start } });
  }
  writeNumbers(list);
  return defaultHandlers.ul(state, { ...list, tagName: 'ul' });
};

function itemsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function writeNumbers(list: Element) {
  const numbers = itemNumbers(list);
  for (const [i, item] of itemsOf(list).entries()) prepend(item, `${numbers[i]}. `);
}

/** Puts a text at the beginning of the first text. */
function prepend(element: Element, value: string) {
  const [first] = element.children;
  if (first?.type === 'element' && /^(?:blockquote|div|p)$/.test(first.tagName))
    prepend(first, value);
  else element.children.unshift({ type: 'text', value });
}

const tableCell: Handle = (state, cell) =>
  defaultHandlers.td(state, { ...cell, children: inOneLine(cell.children) });

/** A row of a table is one line, in which blocks are parts. */
function inOneLine(nodes: ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  let isAfterBlock = false;
  for (const node of nodes.filter(isNotBlank)) {
    const isBlock = node.type === 'element' && blockElements.has(node.tagName);
    if (isBlock || isAfterBlock) line.push(...separator(line));
    isAfterBlock = isBlock;
    if (node.type !== 'element') {
      line.push(node);
    } else if (node.tagName === 'br') {
      line.push({ type: 'text', value: ' ' });
    } else {
      if (node.tagName === 'ol') writeNumbers(node);
      const tagName = node.tagName === 'pre' ? 'code' : isBlock ? 'span' : node.tagName;
      line.push({ ...node, tagName, children: inOneLine(node.children) });
    }
  }
  return line;
}

function separator(line: ElementContent[]): ElementContent[] {
  const text = toText({ type: 'root', children: line }).trimEnd();
  return text ? [{ type: 'text', value: /[.!?:;,]$/.test(text) ? ' ' : '; ' }] : [];
}
