import { html } from 'hono/html';
import { lists } from '../../shared/content/lists.ts';
import { postHref } from '../../shared/routes.ts';
import { referencesText, type VerseRange } from '../../shared/scripture/verses.ts';
import type { IndexedPost, PostOnPassage } from '../crawl/post-index.ts';

/** A list of links to posts, each with its kind and perhaps a note. Titles are text of the provider. */
export function postItems(posts: readonly { post: IndexedPost; note?: string }[]) {
  return html`<ul>${posts.map(
    ({ post: { list, id, title }, note }) =>
      html`<li><a href="${postHref(list, id)}">${title}</a> <small>${lists[list].item}${note && `, ${note}`}</small></li>`,
  )}</ul>`;
}

/** The narrowest passage first, then the newest post. */
export function byNarrowest(a: PostOnPassage, b: PostOnPassage): number {
  return a.narrowest - b.narrowest || Number(b.post.published) - Number(a.post.published);
}

/** 'Isaiah 53:4–6, 10', with an en dash. */
export function typesetReference(...passages: readonly VerseRange[]): string {
  return referencesText(passages).replaceAll('-', '–');
}
