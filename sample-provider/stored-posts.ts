import type { SamplePost } from './content/sample-post.ts';
import { fingerprint } from './fingerprint.ts';
import type { BlogName, StoredPost } from './provider-options.ts';

const dayLength = 24 * 60 * 60 * 1000;
const sampleNotice = '<p><small>Sample text, written to show this site.</small></p>';

const postId = (blog: BlogName, position: number) =>
  String(10n ** 18n + (fingerprint(`${blog} ${position}`) % (9n * 10n ** 18n)));

/** Returns a date and a time of day that varies between posts, in Central Standard Time. */
const publishedAt = (newestDay: string, daysBefore: number, position: number) => {
  const day = new Date(Date.parse(newestDay) - daysBefore * dayLength).toISOString().slice(0, 10);
  const hour = String(7 + ((position * 5) % 11)).padStart(2, '0');
  const minute = String((position * 25) % 60).padStart(2, '0');
  return `${day}T${hour}:${minute}:00-06:00`;
};

/**
 * Converts the samples of one blog to stored posts. The first post is the newest: `newestDay` is its date
 * (2026-11-16), and each next post is `daysApart` days older. Ids have 19 digits, as in Blogger, and are
 * derived from blog and position unless a post has its own id.
 */
export const toStoredPosts = (
  blog: BlogName,
  posts: readonly (SamplePost & { id?: string })[],
  { newestDay, daysApart }: { newestDay: string; daysApart: number },
): StoredPost[] =>
  posts.map(({ id, title, labels, content }, position) => ({
    id: id ?? postId(blog, position),
    title,
    content: `${content}\n${sampleNotice}`,
    published: publishedAt(newestDay, position * daysApart, position),
    labels,
  }));
