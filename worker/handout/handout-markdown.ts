import type { Element, ElementContent, RootContent as HastContent, Nodes } from 'hast';
import { defaultHandlers, type Options, toMdast } from 'hast-util-to-mdast';
import type { Delete, Heading, Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { element } from '../sanitize/element.ts';
import type { HandoutDocument, HandoutPart } from './handout-document.ts';
import { itemNumbers, itemsOf } from './list-markers.ts';

/** A handout as Markdown (CommonMark with the tables, the footnotes and the strikethrough of GFM). */
export function handoutMarkdown(document: HandoutDocument): string {
  const { title, publisher, parts, permission, copyrightUrl } = document;
  let notes = 0;
  const root: Root = {
    type: 'root',
    children: [
      heading(1, title),
      ...parts.flatMap((part) => {
        const content = partContent(part, notes);
        notes += content.filter(({ type }) => type === 'footnoteDefinition').length;
        return [...content, paragraph(`${publisher}, `, link(part.url))];
      }),
      { type: 'thematicBreak' },
      paragraph(`${permission} `, link(copyrightUrl)),
    ],
  };
  return toMarkdown(root, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown(), gfmFootnoteToMarkdown()],
    handlers: { delete: strikethrough },
    unsafe: [{ character: '~', inConstruct: 'phrasing' }],
  });
}

/** @param notesBefore the number of the footnotes before the part, because those of a file are numbered throughout */
function partContent(part: HandoutPart, notesBefore: number): RootContent[] {
  if ('note' in part) return [paragraph(part.note)];
  const content = toMdast(
    { ...part.content, children: part.content.children.flatMap(withNumbers) } as Nodes,
    { handlers: footnoteHandlers(notesBefore) },
  ) as Root;
  visit(content, 'heading', (heading) => {
    heading.depth = Math.min(heading.depth + 1, 6) as Heading['depth'];
  });
  const date = part.date === null ? [] : [paragraph(part.date)];
  return [heading(2, part.title), ...date, ...content.children];
}

/** Converts the elements of footnotes (footnotes.ts). */
function footnoteHandlers(notesBefore: number): NonNullable<Options['handlers']> {
  const label = (number: unknown) => {
    const label = `${notesBefore + Number(number)}`;
    return { identifier: label, label };
  };
  return {
    sup(state, node) {
      const { dataReference } = node.properties;
      if (dataReference === undefined) return defaultHandlers.sup(state, node);
      return { type: 'footnoteReference', ...label(dataReference) };
    },
    div(state, node) {
      const { dataNote } = node.properties;
      if (dataNote === undefined) return defaultHandlers.div(state, node);
      const children = state.toFlow(state.all(node));
      return { type: 'footnoteDefinition', ...label(dataNote), children };
    },
    span(state, node) {
      return node.properties.dataMark ? undefined : defaultHandlers.span(state, node);
    },
  };
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
