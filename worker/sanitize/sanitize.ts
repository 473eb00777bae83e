import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { isFixedPoint } from './fixed-point.ts';
import { UnreadableMarkupError } from './parse-markup.ts';
import { sanitizedTree, type TopHeading } from './sanitized-tree.ts';

/** Sanitized HTML and a function that returns its plain text. */
export type SanitizedContent = { html: string; text: () => string };

/** The most rounds until the result is stable. Markup of an editor needs one or two. */
const maxRounds = 5;

/**
 * Parses provider HTML to the HTML standard, reduces it to the allow-list and adapts it to the
 * site: its headings begin at `topHeading`, images load lazily, wide tables scroll, and links around
 * images have a name. The result parses to itself and does not change when it is sanitized again.
 * Everything downstream trusts only this. Markup that does not become stable is reduced to its text.
 *
 * @param idPrefix begins the ids of the elements that links within the post lead to. Without it, no
 * element has an id, and these links have no `href`.
 */
export function sanitize(
  html: string,
  topHeading: TopHeading,
  idPrefix?: string,
): SanitizedContent {
  return (
    sanitizeUntilStable(html, topHeading, idPrefix) ??
    sanitizeUntilStable(stripTags(html), topHeading, idPrefix) ?? { html: '', text: () => '' }
  );
}

/**
 * Sanitizes until nothing changes: what remains of some markup is parsed to a different tree. The
 * last round, which changes nothing, is left out for a fixed point. Undefined if the result does not
 * become stable or the markup is unreadable.
 */
function sanitizeUntilStable(
  html: string,
  topHeading: TopHeading,
  idPrefix?: string,
): SanitizedContent | undefined {
  try {
    let before = html;
    for (let round = 1; round <= maxRounds; round++) {
      const tree = sanitizedTree(before, topHeading, idPrefix);
      const after = toHtml(tree);
      if (after === before || (round < maxRounds && isFixedPoint(tree))) {
        return { html: after, text: () => toText(tree) };
      }
      before = after;
    }
  } catch (error) {
    if (!(error instanceof UnreadableMarkupError)) throw error;
  }
  return undefined;
}

/** Removes the tags of markup. The result is markup. */
function stripTags(markup: string): string {
  return markup.replace(/<[a-z/!?][^<>]*>?/gi, ' ').replaceAll('<', '&lt;');
}
