import type { Element, Parents, Root } from 'hast';
import { sanitize as applyAllowList } from 'hast-util-sanitize';
import { printable } from '../../shared/text/plain-text.ts';
import { allowList } from './allow-list.ts';
import {
  adaptAlignment,
  adaptCaption,
  adaptIndent,
  adaptListStyle,
  isAligned,
  isList,
} from './editor-layout.ts';
import { replaceEmbed } from './embeds.ts';
import { loadImageLazily, replaceImage } from './images.ts';
import { captionReader, nameLink } from './link-names.ts';
import { addLinkRel, sanitizeLink } from './links.ts';
import { prefixNames, targetsWithinPost } from './links-within-post.ts';
import { removeOtherClasses } from './own-classes.ts';
import { parseMarkup } from './parse-markup.ts';
import { renameElement } from './rename-elements.ts';
import { replaceElements, replaceForeignContent, replaceHidden } from './replace-elements.ts';
import { wrapTables } from './table-wrappers.ts';

/** The level of the highest heading of a post, below the headings of the page. */
export type TopHeading = 2 | 3 | 4;

const replacements = [replaceHidden, replaceForeignContent, replaceEmbed, replaceImage];

/**
 * One round of sanitizing: the tree of the markup, reduced to the allow-list and adapted to the site.
 * Only the last step adds what provider HTML may not contain: names of links, wrappers of tables and
 * attributes with fixed values.
 *
 * @throws {UnreadableMarkupError}
 */
export function sanitizedTree(html: string, topHeading: TopHeading, idPrefix?: string): Root {
  const parsed = parseMarkup(html);
  replaceElements(parsed, replacements);
  adaptChildren(parsed, { isAligned: false, isInList: false });
  const tree = applyAllowList(parsed, allowList) as Root;
  wrapTables(tree);
  finish(tree, topHeading, idPrefix);
  return tree;
}

type Ancestors = { isAligned: boolean; isInList: boolean };

/** Adapts all descendants, each element before its children. */
function adaptChildren(parent: Parents, ancestors: Ancestors) {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = printable(child.value);
    if (child.type !== 'element') continue;
    adaptCaption(child);
    removeOtherClasses(child);
    adaptListStyle(child);
    adaptIndent(child);
    sanitizeLink(child);
    adaptAlignment(child, ancestors.isAligned);
    renameElement(child, ancestors.isInList);
    adaptChildren(child, {
      isAligned: ancestors.isAligned || isAligned(child),
      isInList: ancestors.isInList || isList(child),
    });
  }
}

type Link = { link: Element; figure: Element | undefined };

type Found = { headings: Element[]; links: Link[]; named: Element[] };

function finish(tree: Root, topHeading: TopHeading, idPrefix?: string) {
  const found: Found = { headings: [], links: [], named: [] };
  finishChildren(tree, found, undefined);
  const targets = targetsWithinPost(found.links, idPrefix === undefined ? [] : found.named);
  const captionOf = captionReader();
  for (const { link, figure } of found.links) {
    nameLink(link, () => captionOf(figure));
    addLinkRel(link);
  }
  prefixNames(found.named, targets, idPrefix);
  shiftHeadings(found.headings, topHeading);
}

function finishChildren(parent: Parents, found: Found, figure: Element | undefined) {
  joinTexts(parent);
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { id, name } = child.properties;
    if (id !== undefined || name !== undefined) found.named.push(child);
    if (isHeading(child)) found.headings.push(child);
    if (child.tagName === 'a') found.links.push({ link: child, figure });
    if (child.tagName === 'img') loadImageLazily(child);
    finishChildren(child, found, child.tagName === 'figure' ? child : figure);
  }
}

/** Joins adjacent texts, between which an element was removed. */
function joinTexts(parent: Parents) {
  const children: typeof parent.children = [];
  for (const child of parent.children) {
    const previous = children.at(-1);
    if (child.type === 'text' && previous?.type === 'text') previous.value += child.value;
    else children.push(child as Element);
  }
  parent.children = children as Element[];
}

function shiftHeadings(headings: readonly Element[], topHeading: TopHeading) {
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    heading.tagName = `h${Math.min(levelOf(heading) - highest + topHeading, 6)}`;
  }
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

function levelOf({ tagName }: Element): number {
  return Number(tagName[1]);
}
