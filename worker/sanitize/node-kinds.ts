import type { Element, ElementContent, Properties } from 'hast';

/** The elements of posts that begin on a new line. */
export const blockElements: ReadonlySet<string> = new Set([
  ...['blockquote', 'caption', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'tr', 'ul'],
]);

/** White space of all kinds, and characters without a width. */
const blank = /^[\s\p{Cf}\u2800\u3164]*$/u;

/** Whether a node, or one in it, passes a test. */
export function includesNode(
  node: ElementContent,
  test: (node: ElementContent) => boolean,
): boolean {
  if (test(node)) return true;
  return node.type === 'element' && node.children.some((child) => includesNode(child, test));
}

export function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

function isText(node: ElementContent): boolean {
  return node.type === 'text' && !blank.test(node.value);
}

export function isNotBlank(node: ElementContent): boolean {
  return node.type === 'element' || isText(node);
}

export function hasText(node: ElementContent): boolean {
  return includesNode(node, isText);
}

/** Whether a node has a text, a picture or the target of a link. */
export function hasContent(node: ElementContent): boolean {
  return includesNode(node, isContent);
}

function isContent(node: ElementContent): boolean {
  if (node.type !== 'element') return isText(node);
  return node.properties.id !== undefined || /^(?:hr|iframe|img)$/.test(node.tagName);
}

export function isBreak(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'br';
}

/** Whether a node only makes a space or a new line. */
export function isGap(node: ElementContent): boolean {
  return isBreak(node) ? node.properties.id === undefined : !hasContent(node);
}

/** Whether a node is a block, or has one in it. */
export function isBlock(node: ElementContent): node is Element {
  return includesNode(node, isBlockElement);
}

function isBlockElement(node: ElementContent): boolean {
  return node.type === 'element' && blockElements.has(node.tagName);
}

export function isParagraph(node: ElementContent): node is Element {
  if (node.type !== 'element') return false;
  return node.tagName === 'p' || (node.tagName === 'div' && !node.children.some(isBlock));
}

/** Whether a node is a `div` with text. One with only a picture stands apart. */
export function isLine(node: ElementContent): node is Element {
  return isParagraph(node) && node.tagName === 'div' && hasText(node);
}

export function isPlain(properties: Properties): boolean {
  return Object.values(properties).every((value) => value === undefined);
}
