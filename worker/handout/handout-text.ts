import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { listNumber } from '../../shared/content/list-numberings.ts';
import type { HandoutDocument, HandoutPart } from './handout-document.ts';
import { itemNumbers, itemsOf, numberingOf, withPrefix } from './list-markers.ts';

/** An em space, which does not collapse. It marks the indentation of nested lists. */
const indent = '\u2003';

/** A handout as plain text, with lists as in copied posts (client/copy/plain-text.ts). */
export function handoutText(document: HandoutDocument): string {
  const { title, publisher, parts, permission, copyrightUrl } = document;
  const texts = parts.map((part) => `${partText(part)}\n\n${publisher}, ${part.url}`);
  return `${[title, ...texts, `${permission} ${copyrightUrl}`].join('\n\n\n')}\n`;
}

function partText(part: HandoutPart): string {
  if ('note' in part) return part.note;
  const { title, date, content } = part;
  const head = date === null ? title : `${title}\n${date}`;
  return `${head}\n\n${contentText(content)}`.trim();
}

function contentText(content: Root): string {
  const children = (content.children as ElementContent[]).map((child) => withMarkers(child, 0));
  return toText({ ...content, children })
    .replace(/[^\S\n]+$/gm, '')
    .replace(new RegExp(`^${indent}+`, 'gm'), (depth) => '  '.repeat(depth.length))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** @param depth the number of lists that contain the node */
function withMarkers(node: ElementContent, depth: number): ElementContent {
  if (node.type !== 'element') return node;
  const isList = node.tagName === 'ul' || node.tagName === 'ol';
  const children = node.children.map((child) => withMarkers(child, isList ? depth + 1 : depth));
  // Empty lines around headings, as around paragraphs.
  if (/^h[1-6]$/.test(node.tagName)) return { ...node, tagName: 'p', children };
  const list = { ...node, children };
  if (!isList) return list;
  const numbers = node.tagName === 'ol' ? itemNumbers(list) : [];
  const items = itemsOf(list);
  return {
    ...list,
    children: children.map((child) => {
      const i = items.indexOf(child as Element);
      if (i < 0) return child;
      const number = numbers[i];
      const marker = number === undefined ? '• ' : `${listNumber(number, numberingOf(node))}. `;
      return withPrefix(child as Element, { type: 'text', value: indent.repeat(depth) + marker });
    }),
  };
}
