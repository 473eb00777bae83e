import type { ElementContent, Parents, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { browseLabel, browseQuery } from '../../../shared/browse.ts';
import { paths } from '../../../shared/paths.ts';
import { isReadable, parseMarkup } from './parse-markup.ts';
import { scriptureIn } from './scripture-references.ts';

/** In these a reference stays text: what leads somewhere already, headings, code, and the words and sources of others. */
const untouched =
  /^(a|h[1-6]|code|pre|kbd|blockquote|q|cite|figcaption|caption|abbr|time|del|iframe)$/;

/** Sanitised HTML in which the passages that it names lead to the thoughts on their chapters. */
export function linkScripture(html: string): string {
  if (!/\d\s?:\s?\d/.test(html)) return html;
  const tree = parseMarkup(html);
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'element' && untouched.test(node.tagName)) return SKIP;
    const parent = ancestors.at(-1);
    if (node.type !== 'text' || !parent) return undefined;
    const parts = linked(node);
    const index = (parent.children as Parents['children']).indexOf(node);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  const withLinks = toHtml(tree);
  return isReadable(withLinks) ? withLinks : html;
}

function linked({ value }: Text): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { index, text, label } of scriptureIn(value)) {
    if (index > end) parts.push({ type: 'text', value: value.slice(end, index) });
    parts.push({
      type: 'element',
      tagName: 'a',
      properties: { href: paths.thoughts + browseQuery(browseLabel(label)) },
      children: [{ type: 'text', value: text }],
    });
    end = index + text.length;
  }
  if (end < value.length) parts.push({ type: 'text', value: value.slice(end) });
  return parts;
}
