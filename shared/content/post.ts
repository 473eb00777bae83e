import { nounFor } from '../text/noun-for.ts';
import { defineKind } from './content-request.ts';
import { isListName, type ListName } from './lists.ts';
import type { Article } from './stored-schemas.ts';

export const postIdPattern = /^[\w-]{1,64}$/;

export type PostReference = { list: ListName; id: string };

/** The title is one line. */
export type TitledPost = PostReference & { title: string };

export const postKind = definePostKind('post', '/api');

/** A post of a handout. Its headings are below its title there. */
export const handoutPostKind = definePostKind('handoutPost', '/api/handout');

function definePostKind(name: string, path: string) {
  return defineKind<PostReference, Article>(name, {
    path: `${path}/:list/:id`,
    url: ({ list, id }) => `${path}/${list}/${encodeURIComponent(id)}`,
    parse: ({ list, id = '' }) => (isListName(list) ? { list, id } : undefined),
  });
}

export type PostLink = TitledPost & {
  /** RFC 3339 date and time; null if unknown. */
  published: string | null;
  /** The passages for which it is listed, or that it cites: 'Isaiah 64:1–9, 12', with an en dash and no-break spaces. */
  reference?: string;
  /**
   * A line of the text, in a search around the first of its words, in parts. Every second part is a word of the search.
   */
  line?: string[];
};

/** Returns the number in words: '3 posts', 'no posts', and 'more than 10 posts' for '10+'. */
export function postCount(count: number | string): string {
  const shown = typeof count === 'string' ? `more than ${parseInt(count, 10)}` : count || 'no';
  return `${shown} ${nounFor(count, 'post')}`;
}

/** Introduces the URL of the copyright statement, on paper and in copied text. */
export const permittedUse = 'For use in sermons and lessons, not for sale. What else is permitted:';
