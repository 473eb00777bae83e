import type { ListName } from '../content/lists.ts';
import { definePage } from './define-page.ts';
import { postAt, postHref } from './post.ts';

const path = '/contact';

export const contactPage = definePage<{ about?: string }, 'contact'>('contact', {
  path,
  /** A message can be about the URL of a single post, without the origin, and nothing else. */
  parse(query) {
    const about = query.get('about') ?? '';
    const post = postAt(about);
    return post && postHref(post.list, post.id) === about ? { about } : {};
  },
  href: () => path,
  title: () => 'Contact',
  description: () => 'Write to the ministry: questions, corrections and thanks are welcome.',
  isIndexed: () => true,
  drawing: 'contact',
  usesBotCheck: true,
  hidesHandoutBar: true,
});

export function contactHref(list: ListName, id: string): string {
  return `${path}?${new URLSearchParams({ about: postHref(list, id) })}`;
}
