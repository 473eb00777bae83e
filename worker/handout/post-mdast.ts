import type { Element, ElementContent, Parents, Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Heading, Root as MdastRoot, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { itemNumbers } from '../../shared/text/list-numbers.ts';
import { scriptText } from '../../shared/text/script-text.ts';
import { textOf, toText } from '../../shared/text/to-text.ts';
import {
  blockElements,
  elementsOf,
  hasText,
  includesNode,
  isNotBlank,
} from '../sanitize/node-kinds.ts';
import { joinedTexts } from '../sanitize/texts.ts';

/** Converts the content of a post, whose title is `h2`, to the tree of Markdown. What Markdown has no syntax for becomes text. */
export function postMdast(content: Root): MdastRoot {
  writeScripts(content);
  moveSpacesOut(content);
  const tree = toMdast(content, {
    document: true,
    handlers: { ol: orderedList, td: tableCell, th: tableCell },
  }) as MdastRoot;
  linkUrls(tree);
  visit(tree, 'heading', (heading) => {
    heading.depth = Math.min(heading.depth + 1, 6) as Heading['depth'];
  });
  return tree;
}

/** Makes characters of superscripts and subscripts, except for the link to a note. */
function writeScripts(parent: Parents) {
  const isLink = (node: ElementContent) => node.type === 'element' && node.tagName === 'a';
  const nodes = parent.children as ElementContent[];
  parent.children = nodes.flatMap((node, i): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const { tagName } = node;
    const isScript = tagName === 'sup' || tagName === 'sub';
    if (!isScript || includesNode(node, isLink)) {
      writeScripts(node);
      return isScript ? node.children : [node];
    }
    const [before, after] = [textAt(nodes[i - 1]), textAt(nodes[i + 1])];
    return [{ type: 'text', value: scriptText(tagName, textOf(node), before, after) }];
  });
}

function textAt(node: ElementContent | undefined): string {
  return node?.type === 'text' ? node.value : node ? toText(node) : '';
}

/** Without being links, URLs in texts would be escaped, and readers would link the escapes, too. */
function linkUrls(tree: MdastRoot) {
  visit(tree, 'text', ({ value }, index, parent) => {
    if (!parent || index === undefined || parent.type === 'link') return undefined;
    const parts = value.split(bareUrl);
    const nodes = parts.map((part, i): PhrasingContent => {
      const text = { type: 'text', value: part } as const;
      const url = /^www/i.test(part) ? `https://${part}` : part;
      return i % 2 === 1 ? { type: 'link', url, children: [text] } : text;
    });
    if (parts.length > 1) parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

/** A URL in a text, without the punctuation after it. */
const bareUrl =
  /(\b(?:https?:\/\/|www\.)(?:\([^\s<>()]*\)|[^\s<>(])*(?:\([^\s<>()]*\)|[^\s<>(.,:;!?'"’”)\]]))/i;

const inlineFormat = /^(?:a|b|del|em|i|ins|mark|s|small|span|strong|u)$/;

/**
 * Emphasis in Markdown neither begins nor ends with a space, or with a mark beside a word, and is not in other
 * emphasis of its kind.
 * @param outer the kinds of emphasis that the parent is in
 */
function moveSpacesOut(parent: Parents, outer: readonly RegExp[] = []) {
  const nodes = parent.children as ElementContent[];
  for (let i = 0; i < nodes.length; i++) {
    const child = nodes[i];
    if (child?.type !== 'element') continue;
    const { tagName } = child;
    const kinds = [/^(?:b|strong)$/, /^(?:em|i|mark|u)$/].filter((kind) => kind.test(tagName));
    moveSpacesOut(child, [...outer, ...kinds]);
    if (!inlineFormat.test(tagName)) continue;
    const isLink = tagName === 'a';
    const isAfterWord = !isLink && /[\p{L}\p{N}]$/u.test(textAt(nodes[i - 1]));
    const isBeforeWord = !isLink && /^[\p{L}\p{N}]/u.test(textAt(nodes[i + 1]));
    const start = takeEdge(child.children[0], isAfterWord ? /^[\s\p{P}\p{S}]+/u : /^\s+/);
    const end = takeEdge(child.children.at(-1), isBeforeWord ? /[\s\p{P}\p{S}]+$/u : /\s+$/);
    child.children = child.children.filter((node) => node.type !== 'text' || node.value);
    const isEdge = !nodes.slice(0, i).some(hasText) || !nodes.slice(i + 1).some(hasText);
    const isNone =
      outer.some((kind) => kind.test(tagName)) ||
      (isAfterWord && child.children[0]?.type !== 'text') ||
      (isBeforeWord && child.children.at(-1)?.type !== 'text') ||
      ((isAfterWord || isBeforeWord) && outer.length > 0 && isEdge);
    nodes.splice(i, 1, ...start, ...(isNone ? child.children : [child]), ...end);
    i += start.length - (isNone ? 1 : 0);
  }
  parent.children = joinedTexts(nodes);
}

function takeEdge(node: ElementContent | undefined, pattern: RegExp): ElementContent[] {
  const [value] = (node?.type === 'text' && pattern.exec(node.value)) || [];
  if (node?.type !== 'text' || value === undefined) return [];
  node.value = node.value.replace(pattern, '');
  return [{ type: 'text', value }];
}

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

function writeNumbers(list: Element) {
  const numbers = itemNumbers(list);
  for (const [i, item] of elementsOf(list).entries()) prepend(item, `${numbers[i]}. `);
}

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
      const tagName =
        node.tagName === 'pre' && hasText(node) ? 'code' : isBlock ? 'span' : node.tagName;
      line.push({ ...node, tagName, children: inOneLine(node.children) });
    }
  }
  return line;
}

function separator(line: ElementContent[]): ElementContent[] {
  const text = toText({ type: 'root', children: line }).trimEnd();
  return text ? [{ type: 'text', value: /[.!?:;,]$/.test(text) ? ' ' : '; ' }] : [];
}
