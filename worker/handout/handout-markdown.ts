import type { Delete, Heading, Link, Paragraph, Root, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import type { HandoutDocument, HandoutPart } from './handout-document.ts';
import { postMdast } from './post-mdast.ts';

/** A handout as Markdown (CommonMark with the tables and the strikethrough of GFM). */
export function handoutMarkdown(document: HandoutDocument): string {
  const { title, publisher, parts, permission, copyrightUrl } = document;
  const root: Root = {
    type: 'root',
    children: [
      heading(1, title),
      ...parts.flatMap((part) => [...partContent(part), paragraph(`${publisher}, `, part.url)]),
      { type: 'thematicBreak' },
      paragraph(`${permission} `, copyrightUrl),
    ],
  };
  return toMarkdown(root, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown()],
    handlers: { delete: strikethrough },
    unsafe: [{ character: '~', inConstruct: 'phrasing' }],
  });
}

function partContent(part: HandoutPart): RootContent[] {
  if ('note' in part) return [paragraph(part.note)];
  const content = postMdast(part.content);
  // Markdown has no targets within a file, so these links lead to the post.
  visit(content, 'link', (link) => {
    if (link.url.startsWith('#')) link.url = part.url + link.url;
  });
  const subtitle = part.subtitle === null ? [] : [paragraph(part.subtitle)];
  return [heading(2, part.title), ...subtitle, ...content.children];
}

const strikethrough: Handle = (node: Delete, _parent, state, info) =>
  `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`;

function heading(depth: Heading['depth'], value: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value }] };
}

function paragraph(value: string, url = ''): Paragraph {
  const link: Link = { type: 'link', url, children: [{ type: 'text', value: url }] };
  return { type: 'paragraph', children: [{ type: 'text', value }, ...(url ? [link] : [])] };
}
