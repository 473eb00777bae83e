import { atom, type Getter } from 'jotai';
import { type ListName, lists, resourceLabels } from '../../shared/content/lists.ts';
import { postCount } from '../../shared/content/post.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { documentTitles } from '../../shared/content/site-document.ts';
import { routeContent } from '../../shared/route-content.ts';
import {
  listHref,
  paths,
  postHref,
  type Route,
  resourcesHref,
  routeHref,
} from '../../shared/routes.ts';
import { listHeadingAtom, listTitle } from '../browse/list-title.ts';
import {
  contentFor,
  documentContent,
  listContent,
  passagesContent,
  postContent,
  relatedContent,
  resourceContent,
  sundaysContent,
} from '../content/content-atoms.ts';
import { routeAtom, siteAtom } from '../state/page-store.ts';

const mainContent = contentFor((route) => routeContent(route).main);

/** The content that determines the status of the page; null if it has none. */
export const mainRemoteAtom = atom((get) => get(mainContent.request) && get(mainContent.remote));

export type PageMeta = {
  /** The title without the product name, which is appended. The home page has no title of its own. */
  title?: string;
  /** The name of the page in breadcrumbs; by default the title. */
  name?: string;
  section?: { title: string; path: string };
  description?: string | undefined;
  /** The path and query of the canonical URL; null if the page must not be indexed. */
  canonical: string | null;
};

export const pageMetaAtom = atom((get) => pageMeta(get, get(routeAtom)));

export type DocumentMeta = { title: string; description: string; canonical: string | null };

export const metaAtom = atom((get): DocumentMeta => {
  const { productName, url } = get(siteAtom);
  const { title, description, canonical } = get(pageMetaAtom);
  return {
    title: title ? `${title} | ${productName}` : productName,
    description:
      description ||
      `${productName} helps pastors, teachers and believers with apologetic thoughts on Scripture, quotations by topic, articles and resources.`,
    canonical: canonical === null ? null : url + canonical,
  };
});

/** What a client navigation announces of its page. */
export const pageAnnouncementAtom = atom((get): string => {
  const error = errorOf(get(mainRemoteAtom));
  if (error) return `Error: ${error.message}`;
  if (get(routeAtom).name !== 'list') return get(metaAtom).title;
  const page = dataOf(get(listContent.remote));
  if (!page) return '';
  const { posts, nextPageToken } = page;
  const more = nextPageToken ? ', and there are more' : '';
  const hasOnlyRelated = posts.length === 0 && dataOf(get(relatedContent.remote));
  const related = hasOnlyRelated ? ' There is related content.' : '';
  return `${get(listHeadingAtom)}: ${postCount(posts.length)}${more}.${related}`;
});

function pageMeta(get: Getter, route: Route): PageMeta {
  switch (route.name) {
    case 'home':
      return { canonical: paths.home };
    case 'list':
      return listMeta(get, route);
    case 'post':
      return postMeta(get, route.list);
    case 'resources':
      return resourceMeta(get, route.label);
    case 'document': {
      const { description } = dataOf(get(documentContent.remote)) ?? {};
      const title = documentTitles[route.document];
      return { title, description, canonical: routeHref(route) };
    }
    case 'sundays':
      return sundaysMeta(get, routeHref(route));
    case 'passages':
      return passagesMeta(get, route);
    case 'contact':
      return {
        title: 'Contact',
        description: 'Write to the ministry: questions, corrections and thanks are welcome.',
        canonical: paths.contact,
      };
    case 'handout':
    case 'invalid-handout':
      // Its title is the visitor's text.
      return { title: 'Handout', canonical: null };
    case 'not-found':
      return { title: 'Page Not Found', canonical: null };
    case 'bad-request':
      return { title: 'Invalid Address', canonical: null };
  }
}

const descriptions: Record<ListName, { all: string; of?: (label: string) => string }> = {
  thoughts: {
    all: 'Apologetic thoughts on passages of the New Testament, by book and chapter, for sermons and lessons.',
    of: (label) => `Apologetic thoughts on ${label}, for sermons and lessons.`,
  },
  quotes: {
    all: 'Apologetic quotes by topic, for those who prepare sermons and lessons.',
    of: (label) => `Apologetic quotes on ${label}, for those who prepare sermons and lessons.`,
  },
  articles: {
    all: 'Articles on the reasons for Christian faith, for those who teach and preach it.',
  },
};

/** Search engines may index a list and each label of its panel that has posts, but no search and no later page. */
function listMeta(get: Getter, { list, browse }: Route & { name: 'list' }): PageMeta {
  const { title, labels } = lists[list];
  const { all, of } = descriptions[list];
  const path = listHref(list);
  const isFirst = browse.pageToken === undefined;
  if (isFirst && browse.mode === 'all') return { title, description: all, canonical: path };
  const label = browse.mode === 'label' && labels.has(browse.label) ? browse.label : undefined;
  const isEmpty = dataOf(get(listContent.remote))?.posts.length === 0;
  return {
    title: `${listTitle(browse, labels)} | ${title}`,
    section: { title, path },
    description: label !== undefined && of ? of(label) : all,
    ...(label !== undefined && { name: label }),
    canonical: isFirst && label !== undefined && !isEmpty ? listHref(list, browse) : null,
  };
}

function postMeta(get: Getter, list: ListName): PageMeta {
  const remote = get(postContent.remote);
  const post = dataOf(remote);
  if (!post) {
    const isMissing = errorOf(remote)?.status === 404;
    return { title: isMissing ? 'Page Not Found' : lists[list].item, canonical: null };
  }
  const { id, title, description } = post;
  return {
    title,
    section: { title: lists[list].title, path: listHref(list) },
    description,
    canonical: postHref(list, id),
  };
}

function resourceMeta(get: Getter, label: string): PageMeta {
  const title = 'Resources';
  const description =
    'Books and articles on Christian apologetics, chosen for those who teach and preach.';
  const isKnown = resourceLabels.some((known) => known === label);
  const isMissing = dataOf(get(resourceContent.remote)) === null;
  const canonical = isKnown && !isMissing ? resourcesHref(label) : null;
  if (label === resourceLabels[0] || !isKnown) return { title, description, canonical };
  return {
    title: `${label} | ${title}`,
    name: label,
    section: { title, path: paths.resources },
    description: `${label}: ${description}`,
    canonical,
  };
}

/** Search engines index the list of books and each book, but no passage that a visitor types. */
function passagesMeta(get: Getter, route: Route & { name: 'passages' }): PageMeta {
  const remote = get(passagesContent.remote);
  const document = dataOf(remote);
  const { title = 'Passages', description } = document ?? {};
  const isIndexed = !route.ref && !errorOf(remote) && (!document || description);
  return {
    title: document && route.book ? `Passages in ${title}` : title,
    description,
    canonical: isIndexed ? routeHref(route) : null,
  };
}

/** Search engines index the list of the site's own series, which has all dates. */
function sundaysMeta(get: Getter, href: string | null): PageMeta {
  const remote = get(sundaysContent.remote);
  const isIndexed = href === paths.sundays && !errorOf(remote);
  return {
    title: dataOf(remote)?.title ?? 'Sundays and Feasts',
    description:
      'The Sundays and feasts of the church year with their readings, and the thoughts on each chapter of the New Testament.',
    canonical: isIndexed ? paths.sundays : null,
  };
}
