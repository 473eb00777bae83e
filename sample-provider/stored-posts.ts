import type { SamplePost } from './content/sample-post.ts';
import { fingerprint } from './fingerprint.ts';
import type { BlogName, StoredPost } from './provider-options.ts';

const dayLength = 24 * 60 * 60 * 1000;
const sampleMark = '<p><small>Sample text, written to show this site.</small></p>';

const postId = (blog: BlogName, position: number) =>
  String(10n ** 18n + (fingerprint(`${blog} ${position}`) % (9n * 10n ** 18n)));

/** A working hour that varies from post to post, in Chicago's standard time. */
const publishedAt = (newestDay: string, daysBefore: number, position: number) => {
  const day = new Date(Date.parse(newestDay) - daysBefore * dayLength).toISOString().slice(0, 10);
  const hour = String(7 + ((position * 5) % 11)).padStart(2, '0');
  const minute = String((position * 25) % 60).padStart(2, '0');
  return `${day}T${hour}:${minute}:00-06:00`;
};

/**
 * Puts one blog's posts in stock, the first as the newest: `newestDay` is a date (2026-11-16), the
 * next post is `daysApart` days older. Ids are Blogger-like (19 digits) and follow from blog and
 * position, except where a post brings its own.
 */
export const stock = (
  blog: BlogName,
  posts: readonly (SamplePost & { id?: string })[],
  { newestDay, daysApart }: { newestDay: string; daysApart: number },
): StoredPost[] =>
  posts.map(({ id, title, labels, content }, position) => ({
    id: id ?? postId(blog, position),
    title,
    content: `${content}\n${sampleMark}`,
    published: publishedAt(newestDay, position * daysApart, position),
    labels,
  }));
