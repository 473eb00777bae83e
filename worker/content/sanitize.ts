import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize as reduce } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { type BuildVisitor, SKIP, visit } from 'unist-util-visit';
import { alignments, allowList } from './allow-list.ts';

/** Provider HTML made safe, and its text. */
export type CleanContent = { html: string; text: string };

/**
 * Parses provider HTML to the HTML standard, reduces it to the allow-list and fits it to the site:
 * its headings begin at `topHeading`, below the page's own; images wait until they are near; wide
 * tables scroll; links to other sites are marked. Everything after this trusts only what it returns.
 */
export function sanitize(html: string, topHeading: 2 | 3 | 4): CleanContent {
  const parsed = fromHtml(html, { fragment: true });
  visit(parsed, 'element', (element) => {
    keepAlignment(element);
    lowerScheme(element);
  });
  const tree = reduce(parsed, allowList) as Root;
  moveHeadings(tree, topHeading);
  visit(tree, 'element', enrich);
  visit(tree, 'element', frameWideTable);
  return { html: toHtml(tree), text: toText(tree) };
}

/** The editor aligns by style, attribute or element; we keep it as a class of our own. */
function keepAlignment(element: Element) {
  const { style, align } = element.properties;
  const styled = typeof style === 'string' ? /text-align:\s*(\w+)/i.exec(style)?.[1] : undefined;
  const centered = element.tagName === 'center' ? 'center' : undefined;
  if (centered) element.tagName = 'div';
  const alignment = String(styled ?? align ?? centered).toLowerCase();
  if (alignments.has(alignment)) element.properties.className = [`align-${alignment}`];
}

/** Schemes are compared in lower case (RFC 3986, section 3.1). */
function lowerScheme({ properties }: Element) {
  for (const name of ['href', 'src']) {
    const address = properties[name];
    if (typeof address !== 'string') continue;
    properties[name] = address.replace(/^\s*[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
  }
}

function moveHeadings(tree: Root, topHeading: number) {
  let highest = 6;
  const headings: Element[] = [];
  visit(tree, 'element', (element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (!level) return;
    headings.push(element);
    highest = Math.min(highest, Number(level));
  });
  for (const heading of headings) {
    const level = Number(heading.tagName[1]) - highest + topHeading;
    heading.tagName = `h${Math.min(level, 6)}`;
  }
}

function enrich(element: Element) {
  const { properties } = element;
  // The reduction leaves a list that it has emptied.
  if (Array.isArray(properties.className) && properties.className.length === 0) {
    delete properties.className;
  }
  if (element.tagName === 'img') {
    properties.alt ??= '';
    properties.loading = 'lazy';
    properties.decoding = 'async';
  }
  if (element.tagName === 'a' && /^(https?:)?\/\//i.test(String(properties.href))) {
    properties.rel = ['noopener', 'noreferrer'];
  }
}

/** A wide table scrolls in a frame of its own, by keyboard too. */
const frameWideTable: BuildVisitor<Root, 'element'> = (element, index, parent) => {
  if (element.tagName !== 'table' || index === undefined || !parent) return undefined;
  const frame = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };
  if (parent.type === 'element' && parent.tagName === 'div' && parent.children.length === 1) {
    Object.assign(parent.properties, frame);
    return undefined;
  }
  parent.children[index] = {
    type: 'element',
    tagName: 'div',
    properties: frame,
    children: [element],
  };
  return [SKIP, index + 1];
};
