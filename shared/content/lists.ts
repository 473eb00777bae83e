import { type BrowseState, browseQuery } from '../browse/browse-state.ts';
import { books } from '../scripture/books.ts';
import { topicGroups } from '../scripture/topics.ts';

export const listNames = ['thoughts', 'quotes', 'articles'] as const;

export type ListName = (typeof listNames)[number];

export function isListName(name: string | undefined): name is ListName {
  return listNames.some((list) => list === name);
}

export type List = {
  /** The path of its page. Feeds are below it, and single posts have it, too. */
  path: string;
  title: string;
  /** The short name of the list, in the plural. */
  items: string;
  /** The name of one post, in the singular. */
  item: string;
  /** The groups of the panel of the list with their labels. The name of a group is a label, too. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** All labels in the panel. Each has a page that search engines may index. */
  labels: ReadonlySet<string>;
};

const chaptersOfBooks = books.map(([book, chapters]) => {
  return [book, Array.from({ length: chapters }, (_, i) => `${book} ${i + 1}`)] as const;
});

export const lists: Record<ListName, List> = {
  thoughts: {
    path: '/apologetics',
    title: 'Scripture & Apologetic Thoughts',
    items: 'Thoughts',
    item: 'Thought',
    ...labelsOf(chaptersOfBooks),
  },
  quotes: {
    path: '/quotes',
    title: 'Apologetic Quotes',
    items: 'Quotes',
    item: 'Quote',
    ...labelsOf(topicGroups),
  },
  articles: {
    path: '/articles',
    title: 'Articles',
    items: 'Articles',
    item: 'Article',
    ...labelsOf([]),
  },
};

function labelsOf(groups: readonly (readonly [group: string, labels: readonly string[]])[]) {
  return { groups: new Map(groups), labels: new Set(groups.flat(2)) };
}

export function listHref(list: ListName, browse: BrowseState = {}): string {
  return lists[list].path + browseQuery(browse);
}

export const feedType = 'application/atom+xml';

export function feedHref(path: string, label?: string): string {
  return `${path}/feed.xml${browseQuery({ label })}`;
}

/** The feed of a list has the same title as its page. */
export function feedTitle(productName: string, title: string, label?: string): string {
  return [...(label === undefined ? [] : [label]), title, productName].join(' | ');
}

/** The labels of the resources page (specification, section 9). The first one is the default. */
export const resourceLabels = ['Resource Books', 'Related Articles'] as const;
