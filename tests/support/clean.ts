import { sanitize } from '../../worker/sanitize/sanitize.ts';

/** Returns the sanitized HTML of a post, whose headings begin at `h4`. */
export function clean(markup: string): string {
  return sanitize(markup, 4, 'post-1.').html;
}
