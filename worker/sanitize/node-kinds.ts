import type { Element, ElementContent, Properties } from 'hast';

/** The elements of posts that begin on a new line. */
export const blockElements: ReadonlySet<string> = new Set(
  `blockquote caption dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre table
   tbody td tfoot th thead tr ul`.split(/\s+/),
);

/** White space of all kinds, and characters without a width. */
const blank = /^[\s\p{Cf}\u2800\u3164]*$/u;

export function includesNode(
  node: ElementContent,
  test: (node: ElementContent) => boolean,
): boolean {
  if (test(node)) return true;
  return node.type === 'element' && node.children.some((child) => includesNode(child, test));
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

/** A break that is the target of a link is none. */
export function isBreak(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'br' && node.properties.id === undefined;
}

export function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && blockElements.has(node.tagName);
}

export function isPlain(properties: Properties): boolean {
  return Object.values(properties).every((value) => value === undefined);
}

export function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
