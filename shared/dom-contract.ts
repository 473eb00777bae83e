/**
 * The ids and `data-*` attributes that scripts, links and the Worker use. JSX contains the attributes
 * literally:
 * - `data-await`: an element whose content may be pending; the value is the URL of the content
 * - `data-loading`: the 'Loading...' of such an element
 * - `data-item`: a post or document; the value is its id
 * - `data-list`: the list of a post
 * - `data-source`: the source of an item, with its URL in a `span`
 * - `data-content`, `data-excerpt`: the text of an item
 * - `data-end`: the last element of a document
 * - `data-banner`: a banner that the visitor can hide; the value is its id
 */

export const elementIds = {
  /** The heading of the page. It receives focus after a client navigation. */
  page: 'page',
  posts: 'posts',
  /** The search box of a page that is there for the search. It receives focus instead of the heading. */
  search: 'search',
  /** A note that the list shows the complete chapter. It is visible only as the `:target` of a URL for verses. */
  wholeChapter: 'whole-chapter',
  /** The shape of the logo (client/ui/layout/logo.svg). */
  logo: 'logo',
} as const;

export function postElementId(postId: string): string {
  return `post-${postId}`;
}

export const selectors = {
  item: '[data-item]',
  content: '[data-content]',
  excerpt: '[data-excerpt]',
  source: '[data-source]',
  /** The 'Loading...' of a streamed page, which remains in the document after its content arrived. */
  streamedLoading: '[data-await] > [data-loading]',
} as const;

/** The name of the only Trusted Types policy that the content security policy allows. */
export const trustedPolicy = 'content';
