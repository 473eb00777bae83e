import { elementIds } from '../../shared/dom-contract.ts';

/** The facts of a navigation before its page is shown. */
export type Arrival = {
  isTraversal: boolean;
  /** Whether it leads to another page, not to another state of the same one. */
  isNewPage: boolean;
  /** Whether a link leads to the URL that is shown. */
  isRepeated: boolean;
  /** Whether the visitor chose the link in a sheet that covers the page. */
  isFromSheet: boolean;
  /** The id in the fragment of the URL; may be empty. */
  fragment: string;
  /** The id of the element that a navigation by script leads to; undefined if it is the list, as after a press. */
  target?: string | undefined;
};

/** Where the focus goes and what is scrolled to. */
export type Landing = {
  /** The ids of elements, or one of the two below. The first one that is there receives focus. */
  focus: readonly string[];
  /** `browser`: to the saved position, the fragment or the top. Otherwise to an element, as `scrollIntoView` does. */
  scroll: 'browser' | { id: string; block: 'start' | 'nearest' };
};

/** The element that had focus when the history entry was left. */
export const entryFocus = ' entry';

/** The element that has focus. */
export const sameFocus = ' same';

const { page, posts, search } = elementIds;

export function landing(arrival: Arrival): Landing {
  const { isTraversal, isNewPage, isRepeated, isFromSheet, fragment, target } = arrival;
  if (isTraversal && isNewPage) return { focus: [entryFocus, page], scroll: 'browser' };
  if (isTraversal) return { focus: [entryFocus, sameFocus, posts], scroll: 'browser' };
  if (isNewPage && fragment) return { focus: [fragment, page], scroll: 'browser' };
  if (isNewPage) return { focus: [search, page], scroll: 'browser' };
  if (target) return { focus: [target, sameFocus], scroll: { id: target, block: 'nearest' } };
  if (fragment) return { focus: [fragment], scroll: 'browser' };
  // The list may be out of view behind the sheet.
  if (isFromSheet) return { focus: [posts], scroll: { id: posts, block: 'start' } };
  // As a document does.
  if (isRepeated) return { focus: [search, page], scroll: 'browser' };
  // The page scrolls only if the visitor is far down the previous list.
  return { focus: [search, sameFocus, posts], scroll: { id: posts, block: 'nearest' } };
}
