import { html, raw } from 'hono/html';
import { parseBrowse } from '../../shared/browse/browse-state.ts';
import type { RequestOf } from '../../shared/content/content-request.ts';
import type { ListName } from '../../shared/content/lists.ts';
import type { RelatedContent } from '../../shared/content/site-document.ts';
import { parameters, passagesHref } from '../../shared/routes.ts';
import { versesOfChapter } from '../../shared/scripture/verses.ts';
import { type IndexedPost, type PostIndex, postsOn } from '../crawl/post-index.ts';
import {
  didYouMean,
  type SearchSuggestions,
  searchSuggestions,
} from '../search/search-suggestions.ts';
import { byNarrowest, postItems } from './post-items.ts';

/** The maximum numbers of posts. */
const limits = { onChapter: 10, onSamePassages: 5 };

/** What the site also has for a single post, a chapter's list or a search. */
export function relatedContent(
  index: PostIndex,
  { list, query }: RequestOf<'related'>,
): RelatedContent {
  const params = new URLSearchParams(query);
  const postId = params.get(parameters.post);
  const browse = parseBrowse(params);
  if (postId) return { id: 'related', content: postsOnSamePassages(index, list, postId) };
  if (browse.mode === 'search') return suggestionsFor(index, list, browse.q);
  const content = browse.mode === 'label' ? postsOnChapter(index, browse.label) : '';
  return { id: 'related', content };
}

/** What the words of a search may mean, or else what is nearest to them. */
function suggestionsFor(index: PostIndex, list: ListName, q: string): RelatedContent {
  const found = suggestionsHtml(searchSuggestions(q, list, index));
  if (found) return { id: 'related', content: found };
  const nearest = suggestionsHtml({ suggestions: didYouMean(q, list, index), elsewhere: [] });
  const content = nearest && html`<p>Nearest to this search:</p>${raw(nearest)}`.toString();
  return { id: 'related', content, isDidYouMean: true };
}

/** Empty if there is nothing. It has no typed text, except in URLs. */
function suggestionsHtml({ suggestions, elsewhere }: SearchSuggestions): string {
  const items = suggestions.map(
    ({ kind, text, href }) => html`<li><a href="${href}">${text}</a> <small>${kind}</small></li>`,
  );
  const links = elsewhere.map(
    ({ text, href }, i) => html`${i > 0 && ' · '}<a href="${href}">${text}</a>`,
  );
  return html`${items.length > 0 && html`<ul>${items}</ul>`}${links.length > 0 && html`<p>Also in ${links}</p>`}`.toString();
}

/** The quotes and articles on the chapter of a label, and how many others the list does not have. */
function postsOnChapter(index: PostIndex, label: string): string {
  const chapter = versesOfChapter(label);
  if (!chapter) return '';
  const posts = postsOn(index, [chapter])
    .filter(({ post }) => !post.labelled.includes(chapter))
    .sort(byNarrowest);
  const shown = posts.filter(({ post }) => post.list !== 'thoughts').slice(0, limits.onChapter);
  const heading = shown.length > 0 && html`<h2>Quotes and articles on ${label}</h2>`;
  const rest = posts.length - shown.length;
  const link = html`<p><a href="${passagesHref({ ref: label })}">${rest} more on ${label}</a></p>`;
  return html`${heading}${shown.length > 0 && postItems(shown)}${rest > 0 && link}`.toString();
}

/** The posts that cite the most verses of those that a post cites. */
function postsOnSamePassages(index: PostIndex, list: ListName, postId: string): string {
  const isThis = (post: IndexedPost) => post.list === list && post.id === postId;
  const posts = postsOn(index, index.posts.find(isThis)?.passages ?? [])
    .filter(({ post }) => !isThis(post))
    .sort((a, b) => b.common - a.common || byNarrowest(a, b))
    .slice(0, limits.onSamePassages);
  return posts.length > 0 ? html`<h2>On the same passages</h2>${postItems(posts)}`.toString() : '';
}
