import { type BrowseState, parseBrowse } from '../browse/browse-state.ts';
import type { ContentRequest } from '../content/content-request.ts';
import { type ListName, listHref, lists } from '../content/lists.ts';
import { passageLength } from '../content/passages-document.ts';
import { postCount } from '../content/post.ts';
import { featuredKind, labelsKind, postsKind, relatedKind } from '../content/posts.ts';
import { dataOf } from '../content/result.ts';
import { suggestionsKind } from '../content/search.ts';
import { sundayKind } from '../content/sundays.ts';
import { limited } from '../text/plain-text.ts';
import { definePage, type Page } from './define-page.ts';
import { listParameters } from './post.ts';

/** `filter` is the text of the panel's filter box, in browsers without JavaScript. */
export type ListParams = { list: ListName; browse: BrowseState; filter: string };

export const filterParameter = 'filter';

type ListDetails = {
  describe: (label?: string) => string;
  /** What the page shows above the list, or above the groups of the panel. */
  above?: readonly ContentRequest[];
};

/** Defines the page of a list. Search engines may index the list and each label of its panel that has posts, but no search and no later page. */
function defineListPage<const Name extends ListName>(
  list: Name,
  { describe, above = [] }: ListDetails,
): Page<ListParams, Name> {
  const { path, title, items, labels } = lists[list];
  const href = (browse: BrowseState) => listHref(list, browse);

  function isWholeList({ browse }: ListParams): boolean {
    return href(browse) === path;
  }

  return definePage<ListParams, Name>(list, {
    path,
    parse: (query) => ({
      list,
      browse: parseBrowse(query),
      filter: limited(query, filterParameter, passageLength),
    }),
    href: ({ browse }) => href(browse),
    baseHref: () => path,
    ownParameters: listParameters,
    resetHref: ({ browse }) => href(browse.pageToken ? { ...browse, pageToken: undefined } : {}),
    contents({ browse }) {
      const { label, q, pageToken } = browse;
      const isOfLabel = label && !pageToken && (labels.has(label) || isChapter(label));
      const related = isOfLabel ? [relatedKind.request({ list, browse })] : [];
      return {
        main: postsKind.request({ list, browse }),
        above: q && !pageToken ? [...above, suggestionsKind.request({ list, q })] : above,
        extras: labels.size > 0 ? [labelsKind.request({ list }), ...related] : [],
      };
    },
    title: (params) => (isWholeList(params) ? title : `${listTitle(params)} | ${title}`),
    description: (params) => describe(panelLabel(params)),
    breadcrumb: panelLabel,
    section: (params) => (isWholeList(params) ? undefined : { title, path }),
    announcement(params, results) {
      const page = dataOf(results(postsKind));
      if (!page) return '';
      const more = page.nextPageToken ? ', and there are more' : '';
      const related = dataOf(results(relatedKind)) ?? dataOf(results(suggestionsKind));
      const note = related && page.posts.length === 0 ? ' There is related content.' : '';
      return `${listHeading(params)}: ${postCount(page.posts.length)}${more}.${note}`;
    },
    isIndexed: (params, hasContent) =>
      isWholeList(params) ||
      (!params.browse.pageToken && panelLabel(params) !== undefined && hasContent !== false),
    hasContent(results) {
      const page = dataOf(results(postsKind));
      return page && page.posts.length > 0;
    },
    sitemap: () => [undefined, ...labels].map((label) => ({ list, browse: { label }, filter: '' })),
    typedParameters: [filterParameter],
    feeds: (params) => [{ title, path, label: panelLabel(params) }],
    card: list,
    drawing: list,
    backName: (_params, _results, ofPost) => (ofPost === list ? items : ''),
  });
}

export const thoughtsPage = defineListPage('thoughts', {
  describe: (label = 'passages of the New Testament, by book and chapter') =>
    `Apologetic thoughts on ${label}, for sermons and lessons.`,
  above: [sundayKind.request({})],
});

export const quotesPage = defineListPage('quotes', {
  describe: (label) =>
    `Apologetic quotes ${label ? `on ${label}` : 'by topic'}, for those who prepare sermons and lessons.`,
});

export const articlesPage = defineListPage('articles', {
  describe: () => 'Articles on the reasons for Christian faith, for those who teach and preach it.',
  above: [featuredKind.request({})],
});

export function isChapter(label: string): boolean {
  return /\d$/.test(label);
}

export function panelLabel({ list, browse: { label } }: ListParams): string | undefined {
  return label && lists[list].labels.has(label) ? label : undefined;
}

/** Returns the title of what a list shows. A URL can have any text in it, so the title has a label only if the panel offers it, and never a search text. */
function listTitle(params: ListParams): string {
  const { label, q, pageToken } = params.browse;
  if (q) return pageToken ? 'More search results' : 'Search results';
  if (!label) return pageToken ? 'Earlier posts' : 'Latest posts';
  if (panelLabel(params)) return pageToken ? `${label}: earlier posts` : label;
  return pageToken ? 'Earlier posts with this label' : 'Posts with this label';
}

export function listHeading(params: ListParams): string {
  const { q } = params.browse;
  const title = listTitle(params);
  return q ? `${title} for “${q}”` : title;
}
