import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { h } from 'hastscript';
import { itemsOf } from '../sanitize/arrange-blocks.ts';
import { elementsOf, isNotBlank } from '../sanitize/node-kinds.ts';
import { copyOf, replaceElements } from '../sanitize/pass.ts';
import { videoPageUrl } from '../sanitize/youtube.ts';

/**
 * Returns a copy of a post's tree for use in a file: URLs are absolute, except for
 * links within the post, and a picture is its alternative text. A video is a link to its page, a caption of a
 * table is a paragraph, and quotation marks and the parentheses of ruby are text.
 */
export function portableTree(tree: Root, baseUrl: string): Root {
  const copy = copyOf(tree);
  replaceMedia(copy);
  return { type: 'root', children: copy.children.flatMap((node) => portable(node, baseUrl)) };
}

const replaceMedia = replaceElements(({ tagName, properties: { alt = '', src, title } }) => {
  const text = String(alt).trim();
  if (tagName === 'img') return text ? [textNode(`[Picture: ${text}]`)] : [];
  if (tagName !== 'iframe') return undefined;
  const href = videoPageUrl(String(src));
  return [h('a', { href }, [`Video: ${title || href}`])];
});

function portable(node: RootContent, baseUrl: string): ElementContent[] {
  // Software that does not hyphenate shows soft hyphens.
  if (node.type === 'text') return [textNode(node.value.replaceAll('\u00ad', ''))];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  if (tagName === 'rp') return [];
  const children = node.children.flatMap((child) => portable(child, baseUrl));
  if (tagName === 'q') return [textNode('“'), ...children, textNode('”')];
  if (tagName === 'rt') return [textNode(' ('), ...children, textNode(')')];
  if (tagName === 'table') return withCaptionsBefore({ ...node, children });
  // In a `pre`, lists may have other children than items.
  if (tagName === 'ol' || tagName === 'ul')
    return [{ ...node, children: itemsOf(children.filter(isNotBlank)) }];
  if (/^t(?:head|body|foot)$/.test(tagName)) return [withRowSpans({ ...node, children })];
  const { href } = properties;
  if (tagName === 'a' && href === undefined) return [{ ...node, tagName: 'span', children }];
  if (typeof href !== 'string' || href.startsWith('#')) return [{ ...node, children }];
  if (children.every((child) => child.type === 'text' && !child.value.trim())) return [];
  const absolute = URL.parse(href, baseUrl)?.href ?? href;
  return [{ ...node, properties: { ...properties, href: absolute }, children }];
}

function textNode(value: string): Text {
  return { type: 'text', value };
}

/** A caption may have blocks. */
function withCaptionsBefore(table: Element): Element[] {
  const { captions = [], children = [] } = Object.groupBy(elementsOf(table), ({ tagName }) =>
    tagName === 'caption' ? 'captions' : 'children',
  );
  return [...captions.map((caption) => ({ ...caption, tagName: 'div' })), { ...table, children }];
}

/**
 * Ends the spans of a group of rows with the group, as browsers do (HTML standard, section 4.9.12.1). A span of 0 is that of
 * all its rows. Rows without cells are removed, and do not count.
 */
function withRowSpans(group: Element): Element {
  const rows = elementsOf(group).map(elementsOf);
  const children = elementsOf(group).map((row, i): Element => {
    const cells = elementsOf(row).map((cell) => {
      const span = Number(cell.properties.rowSpan ?? 1) || rows.length;
      const { length } = rows.slice(i, i + span).filter((cells) => cells.length > 0);
      return { ...cell, properties: { ...cell.properties, rowSpan: length } };
    });
    return { ...row, children: cells };
  });
  return { ...group, children: children.filter((row) => row.children.length > 0) };
}
