import type { Element, ElementContent, RootContent as HastContent, Nodes } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Delete, Heading, Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { element } from './element.ts';
import type { HandoutDocument, HandoutPart } from './handout-document.ts';
import { itemNumbers, itemsOf } from './list-markers.ts';

/** A handout as Markdown (CommonMark with the tables and the strikethrough of GFM). */
export function handoutMarkdown(document: HandoutDocument): string {
  const { title, publisher, parts, permission, copyrightUrl } = document;
  const root: Root = {
    type: 'root',
    children: [
      heading(1, title),
      ...parts.flatMap((part) => [
        ...partContent(part),
        paragraph(`${publisher}, `, link(part.url)),
      ]),
      { type: 'thematicBreak' },
      paragraph(`${permission} `, link(copyrightUrl)),
    ],
  };
  return toMarkdown(root, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown()],
    handlers: { delete: strikethrough },
    unsafe: [{ character: '~', inConstruct: 'phrasing' }],
  });
}

function partContent(part: HandoutPart): RootContent[] {
  if ('note' in part) return [paragraph(part.note)];
  const content = toMdast({
    ...part.content,
    children: part.content.children.flatMap(withNumbers),
  } as Nodes) as Root;
  visit(content, 'heading', (heading) => {
    heading.depth = Math.min(heading.depth + 1, 6) as Heading['depth'];
  });
  const date = part.date === null ? [] : [paragraph(part.date)];
  return [heading(2, part.title), ...date, ...content.children];
}

/** Markdown numbers the items of a list in a row, so a list is split where its numbers are not. */
function withNumbers(node: HastContent): HastContent[] {
  if (node.type !== 'element') return [node];
  const list = { ...node, children: node.children.flatMap(withNumbers) as ElementContent[] };
  if (node.tagName !== 'ol') return [list];
  const numbers = itemNumbers(list);
  const parts: Element[] = [];
  for (const [i, item] of itemsOf(list).entries()) {
    const start = numbers[i] ?? 1;
    const last = parts.at(-1);
    if (last && start === (numbers[i - 1] ?? 0) + 1) last.children.push(item);
    else parts.push(element('ol', { start }, [item]));
  }
  return parts;
}

const strikethrough: Handle = (node: Delete, _parent, state, info) =>
  `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`;

function heading(depth: Heading['depth'], value: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value }] };
}

function paragraph(...children: (PhrasingContent | string)[]): Paragraph {
  return {
    type: 'paragraph',
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}

function link(url: string): Link {
  return { type: 'link', url, children: [{ type: 'text', value: url }] };
}
