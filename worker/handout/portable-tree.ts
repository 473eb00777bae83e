import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { h } from 'hastscript';
import { parseMarkup } from '../sanitize/markup.ts';
import { videoPageUrl } from '../sanitize/youtube.ts';

/**
 * Parses a post's sanitized HTML for use in a file: URLs are absolute, except for links within the
 * post, and a picture is its alternative text. A video is a link to its page, and a caption of a table
 * is a paragraph. A list has only items, and an ordered list numbers them in a row from its `start`.
 */
export function portableTree(html: string, baseUrl: string): Root {
  const children = parseMarkup(html)?.children ?? [];
  return { type: 'root', children: children.flatMap((node) => portable(node, baseUrl)) };
}

function portable(node: RootContent, baseUrl: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  if (tagName === 'img') return pictureText(properties.alt);
  if (tagName === 'iframe') return video(node);
  const children = node.children.flatMap((child) => portable(child, baseUrl));
  if (tagName === 'table') return withCaption({ ...node, children });
  if (tagName === 'ul') return [{ ...node, children: itemsOf(children) }];
  if (tagName === 'ol') return numberedInRow(node, itemsOf(children));
  if (['figure', 'figcaption'].includes(tagName) && isBlank(children)) return [];
  const { href } = properties;
  if (tagName === 'a' && href === undefined) return [{ ...node, tagName: 'span', children }];
  if (typeof href !== 'string' || href.startsWith('#')) return [{ ...node, children }];
  if (isBlank(children)) return [];
  const absolute = URL.parse(href, baseUrl)?.href ?? href;
  return [{ ...node, properties: { ...properties, href: absolute }, children }];
}

function pictureText(alt: unknown): ElementContent[] {
  return typeof alt === 'string' && alt.trim()
    ? [{ type: 'text', value: `[Picture: ${alt.trim()}]` }]
    : [];
}

function video({ properties: { src, title } }: Element): ElementContent[] {
  const href = videoPageUrl(String(src));
  const space: Text = { type: 'text', value: ' ' };
  return [space, h('a', { href }, [`Video: ${title || href}`]), space];
}

function withCaption(table: Element): ElementContent[] {
  const isCaption = (child: ElementContent): child is Element =>
    child.type === 'element' && child.tagName === 'caption';
  const captions = table.children
    .filter(isCaption)
    .map((caption): Element => ({ ...caption, tagName: 'p' }));
  return [...captions, { ...table, children: table.children.filter((child) => !isCaption(child)) }];
}

/** The items of a list. Other content of the list is part of the item before it. */
function itemsOf(children: ElementContent[]): Element[] {
  const items: Element[] = [];
  for (const child of children.filter((child) => !isBlank([child]))) {
    const last = items.at(-1);
    if (child.type === 'element' && child.tagName === 'li') items.push(child);
    else if (last) last.children.push(child);
    else items.push(h('li', {}, [child]));
  }
  return items;
}

/** Splits an ordered list where the numbers of its items (HTML standard, section 4.4.8) are not in a row. */
function numberedInRow(list: Element, items: Element[]): Element[] {
  const { start, reversed, ...properties } = list.properties;
  const step = reversed ? -1 : 1;
  const lists: Element[] = [];
  let number = Number(start ?? (reversed ? items.length : 1));
  let next: number | undefined;
  for (const item of items) {
    if (item.properties.value !== undefined) number = Number(item.properties.value);
    if (number === next) lists.at(-1)?.children.push(item);
    else lists.push({ ...list, properties: { ...properties, start: number }, children: [item] });
    next = number + 1;
    number += step;
  }
  return lists;
}

function isBlank(nodes: ElementContent[]): boolean {
  return nodes.every((node) => node.type === 'text' && !node.value.trim());
}
