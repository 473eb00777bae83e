import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { parseMarkup } from '../content/markup/parse-markup.ts';

/** Sanitised HTML with its addresses whole, for where it is read away from the page at `base`. */
export function absoluteAddresses(html: string, base: string): string {
  const tree = parseMarkup(html);
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address !== 'string') continue;
      properties[name] = URL.parse(address, base)?.href ?? address;
    }
  });
  return toHtml(tree);
}
