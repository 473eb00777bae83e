import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** Sanitised HTML with its addresses whole, for where it is read away from the page at `base`. */
export function absoluteAddresses(html: string, base: string): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address !== 'string') continue;
      properties[name] = URL.parse(address, base)?.href ?? address;
    }
  });
  return toHtml(tree);
}
