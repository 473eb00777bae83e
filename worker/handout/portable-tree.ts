import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { element } from '../sanitize/element.ts';
import { parseMarkup } from '../sanitize/parse-markup.ts';
import { videoPageUrl } from '../sanitize/youtube.ts';
import { moveFootnotesToEnd } from './footnotes.ts';

/**
 * Parses a post's sanitized HTML for use in a file: URLs are absolute, and a picture is its
 * alternative text. A video is a link to its page, and a caption of a table is a paragraph. Footnotes
 * are numbered, at the end.
 */
export function portableTree(html: string, baseUrl: string): Root {
  const tree = parseMarkup(html);
  moveFootnotesToEnd(tree);
  return { type: 'root', children: tree.children.flatMap((node) => portable(node, { baseUrl })) };
}

type Place = {
  baseUrl: string;
  parent?: string;
};

function portable(node: RootContent, { baseUrl, parent }: Place): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  if (tagName === 'img') return pictureText(properties.alt);
  if (tagName === 'iframe') return video(node, parent);
  const inside = { baseUrl, parent: tagName };
  const children = node.children.flatMap((child) => portable(child, inside));
  if (tagName === 'table') return withCaption({ ...node, children });
  if (['a', 'figure', 'figcaption'].includes(tagName) && isBlank(children)) return [];
  const { href } = properties;
  if (typeof href !== 'string') return [{ ...node, children }];
  const absolute = URL.parse(href, baseUrl)?.href ?? href;
  return [{ ...node, properties: { ...properties, href: absolute }, children }];
}

function pictureText(alt: unknown): ElementContent[] {
  return typeof alt === 'string' && alt.trim()
    ? [{ type: 'text', value: `[Picture: ${alt.trim()}]` }]
    : [];
}

/** The elements that a video can be a paragraph in. In others its link stands among the words. */
const containers = ['blockquote', 'dd', 'div', 'figure', 'li', 'td', 'th'];

function video({ properties }: Element, parent = 'div'): ElementContent[] {
  const { src, title } = properties;
  const href = videoPageUrl(String(src));
  const link = element('a', { href }, [`Video: ${title || href}`]);
  const space: Text = { type: 'text', value: ' ' };
  return containers.includes(parent) ? [element('p', {}, [link])] : [space, link, space];
}

function withCaption(table: Element): ElementContent[] {
  const isCaption = (child: ElementContent): child is Element =>
    child.type === 'element' && child.tagName === 'caption';
  const captions = table.children
    .filter(isCaption)
    .map(({ children }) => element('p', {}, children));
  return [...captions, { ...table, children: table.children.filter((child) => !isCaption(child)) }];
}

function isBlank(nodes: ElementContent[]): boolean {
  return nodes.every((node) => node.type === 'text' && !node.value.trim());
}
