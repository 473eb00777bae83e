import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { parseMarkup } from '../sanitize/parse-markup.ts';

/** Sanitised HTML with its links whole, for where it is read away from the page at `base`; what it shows has whole addresses. */
export function absoluteUrls(html: string, base: string): string {
  const tree = parseMarkup(html);
  visit(tree, 'element', ({ properties }) => {
    const { href } = properties;
    if (typeof href === 'string') properties.href = URL.parse(href, base)?.href ?? href;
  });
  return toHtml(tree);
}
