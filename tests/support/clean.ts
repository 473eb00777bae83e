import { sanitize } from '../../worker/sanitize/sanitize.ts';
import { toHtml } from '../../worker/sanitize/to-html.ts';

/** Returns the sanitized HTML of a post, whose headings begin at `h2`. */
export function clean(markup: string): string {
  return toHtml(sanitize(markup, 'post-1.'));
}
