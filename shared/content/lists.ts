import { books } from '../scripture/books.ts';
import { topicGroups } from '../scripture/topics.ts';

/** A list of posts. */
export type List = {
  name: 'thoughts' | 'quotes' | 'articles';
  title: string;
  /** What it is called in short, and what one of its posts is. */
  items: string;
  item: string;
  /** What its panel offers: each is a page of its own. */
  labels: ReadonlySet<string>;
};

export const thoughtsList: List = {
  name: 'thoughts',
  title: 'Scripture & Apologetic Thoughts',
  items: 'Thoughts',
  item: 'Thought',
  labels: new Set(
    books.flatMap(([book, chapters]) => [
      book,
      ...Array.from({ length: chapters }, (_, i) => `${book} ${i + 1}`),
    ]),
  ),
};

export const quotesList: List = {
  name: 'quotes',
  title: 'Apologetic Quotes',
  items: 'Quotes',
  item: 'Quote',
  labels: new Set(topicGroups.flatMap(([group, topics]) => [group, ...topics])),
};

export const articlesList: List = {
  name: 'articles',
  title: 'Articles',
  items: 'Articles',
  item: 'Article',
  labels: new Set(),
};

export const lists: readonly List[] = [thoughtsList, quotesList, articlesList];
