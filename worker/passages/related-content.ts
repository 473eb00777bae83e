import { parseBrowse } from '../../shared/browse/browse-state.ts';
import type { RequestOf } from '../../shared/content/content-request.ts';
import type { ListName } from '../../shared/content/lists.ts';
import type { RelatedContent } from '../../shared/content/related.ts';
import { parameters } from '../../shared/routes.ts';
import { versesOfChapter } from '../../shared/scripture/verses.ts';
import { type IndexedPost, type PostIndex, postsOn } from '../crawl/post-index.ts';
import { suggestionsFor } from '../search/search-suggestions.ts';
import { bibleHref, byNarrowest, postLink } from './posts-on-verses.ts';

/** The maximum numbers of posts. */
const limits = { onChapter: 10, onSamePassages: 5 };

type Options = {
  index: PostIndex;
  /** The setting `BIBLE_URL`. */
  bibleUrl: string;
};

/** What the site also has for a single post, a chapter's list or a search. */
export function relatedContent(
  { list, query }: RequestOf<'related'>,
  { index, bibleUrl }: Options,
): RelatedContent | null {
  const params = new URLSearchParams(query);
  const postId = params.get(parameters.post);
  const browse = parseBrowse(params);
  if (postId) return { kind: 'post', samePassages: postsOnSamePassages(index, list, postId) };
  if (browse.mode === 'label') return relatedToChapter(index, browse.label, bibleUrl);
  if (browse.mode !== 'search') return null;
  const suggestions = suggestionsFor(browse.q, list, index);
  return suggestions && { kind: 'search', ...suggestions };
}

/** The quotes and articles on the chapter of a label, and how many others the list does not have. */
function relatedToChapter(
  index: PostIndex,
  label: string,
  bibleUrl: string,
): RelatedContent | null {
  const chapter = versesOfChapter(label);
  if (!chapter) return null;
  const posts = postsOn(index, [chapter])
    .filter(({ post }) => !post.labelled.includes(chapter))
    .sort(byNarrowest);
  const shown = posts.filter(({ post }) => post.list !== 'thoughts').slice(0, limits.onChapter);
  return {
    kind: 'chapter',
    label,
    ...bibleHref(bibleUrl, [chapter]),
    onChapter: shown.map(postLink),
    more: posts.length - shown.length,
  };
}

/** The posts that cite the most verses of those that a post cites. */
function postsOnSamePassages(index: PostIndex, list: ListName, postId: string) {
  const isThis = (post: IndexedPost) => post.list === list && post.id === postId;
  return postsOn(index, index.posts.find(isThis)?.passages ?? [])
    .filter(({ post }) => !isThis(post))
    .sort((a, b) => b.common - a.common || byNarrowest(a, b))
    .slice(0, limits.onSamePassages)
    .map(postLink);
}
