import {
  type BrowseState,
  browseAll,
  browseLabel,
  browseQuery,
  firstPage,
  parseBrowse,
} from '../browse/browse-state.ts';
import type { ContentRequest } from '../content/content-request.ts';
import { elsewhereKind } from '../content/elsewhere.ts';
import { labelsKind } from '../content/label-counts.ts';
import { type ListName, lists } from '../content/lists.ts';
import { postCount } from '../content/post.ts';
import { postsKind } from '../content/posts.ts';
import { relatedKind } from '../content/related.ts';
import { dataOf } from '../content/result.ts';
import { suggestionsKind } from '../content/suggestions.ts';
import { definePage, type Page } from './define-page.ts';
import { listParameters } from './post.ts';

/** `filter` is the text of the panel's filter box, in browsers without JavaScript. */
export type ListParams = { list: ListName; browse: BrowseState; filter: string };

export const filterParameter = 'filter';

/** The maximum length of the text of a panel's filter box, in UTF-16 code units. */
export const filterLength = 100;

type ListDetails = {
  description: string;
  /** Describes the page of a label of the panel. By default it has the description of the list. */
  describeLabel?: (label: string) => string;
  /** What the page shows besides the list. */
  extras: ContentRequest[];
  /** Whether the list of a label has related content. By default none has. */
  isRelated?: (label: string) => boolean;
};

/** Defines the page of a list. Search engines may index the list and each label of its panel that has posts, but no search and no later page. */
export function defineListPage<const Name extends ListName>(
  list: Name,
  { description, describeLabel, extras, isRelated = () => false }: ListDetails,
): Page<ListParams, Name> {
  const { path, title, items, labels } = lists[list];
  const href = (browse: BrowseState) => path + browseQuery(browse);

  /** The panel's label that is selected. */
  function labelOf({ browse }: ListParams): string | undefined {
    return browse.mode === 'label' && labels.has(browse.label) ? browse.label : undefined;
  }

  function isWholeList({ browse }: ListParams): boolean {
    return browse.mode === 'all' && !browse.pageToken;
  }

  /** What the site has besides the posts of the first page: suggestions for a search, more on a chapter. */
  function related({ browse }: ListParams): ContentRequest[] {
    if (browse.pageToken) return [];
    if (browse.mode === 'search') {
      const search = { list, q: browse.q };
      return [suggestionsKind.request(search), elsewhereKind.request(search)];
    }
    const hasRelated = browse.mode === 'label' && isRelated(browse.label);
    return hasRelated ? [relatedKind.request({ list, browse })] : [];
  }

  return definePage<ListParams, Name>(list, {
    path,
    parse: (query) => ({
      list,
      browse: parseBrowse(query),
      filter: (query.get(filterParameter) ?? '').slice(0, filterLength),
    }),
    href: ({ browse }) => href(browse),
    baseHref: () => path,
    ownParameters: listParameters,
    resetHref: ({ browse }) => href(browse.pageToken ? firstPage(browse) : browseAll()),
    contents: (params) => ({
      main: postsKind.request({ list, browse: params.browse }),
      extras: [
        ...extras,
        ...(labels.size > 0 ? [labelsKind.request({ list })] : []),
        ...related(params),
      ],
    }),
    title: (params) => (isWholeList(params) ? title : `${listTitle(params)} | ${title}`),
    description(params) {
      const label = labelOf(params);
      return label !== undefined && describeLabel ? describeLabel(label) : description;
    },
    breadcrumb: labelOf,
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
      (!params.browse.pageToken && labelOf(params) !== undefined && hasContent !== false),
    hasContent(results) {
      const page = dataOf(results(postsKind));
      return page && page.posts.length > 0;
    },
    sitemap: () =>
      [browseAll(), ...[...labels].map(browseLabel)].map((browse) => ({
        list,
        browse,
        filter: '',
      })),
    feeds: (params) => [{ title, path, label: labelOf(params) }],
    card: list,
    drawing: list,
    backName: (_params, _results, ofPost) => (ofPost === list ? items : ''),
  });
}

/** Returns the title of what a list shows. A URL can have any text in it, so the title has a label only if the panel offers it, and never a search text. */
function listTitle({ list, browse }: ListParams): string {
  const isLaterPage = browse.pageToken !== undefined;
  switch (browse.mode) {
    case 'all':
      return isLaterPage ? 'Earlier posts' : 'Latest posts';
    case 'label':
      if (!lists[list].labels.has(browse.label)) {
        return isLaterPage ? 'Earlier posts with this label' : 'Posts with this label';
      }
      return isLaterPage ? `${browse.label}: earlier posts` : browse.label;
    case 'search':
      return isLaterPage ? 'More search results' : 'Search results';
  }
}

/** Returns the heading of a list on its page: the title, and the text of a search. */
export function listHeading(params: ListParams): string {
  const { browse } = params;
  const title = listTitle(params);
  return browse.mode === 'search' ? `${title} for “${browse.q}”` : title;
}
