import { browseLabel, browseQuery } from './browse/browse-state.ts';
import { paths } from './paths.ts';
import type { Passage } from './scripture/passage.ts';

/** The parameter that takes a passage as a person types it, and leads to its label. */
export const passageParameter = 'ref';

/** The fragment that has the list say that it shows more than was asked for; no request and no kept page depends on it. */
export const wholeChapterAnchor = 'whole-chapter';

/** @param anchor where it leads when a whole chapter or book was asked for; by default to the page itself */
export function passageHref({ label, isPart }: Passage, anchor?: string): string {
  const fragment = isPart ? wholeChapterAnchor : anchor;
  return `${paths.thoughts}${browseQuery(browseLabel(label))}${fragment ? `#${fragment}` : ''}`;
}
