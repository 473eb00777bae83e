import { withBroaderLabels } from './broader-labels.ts';
import { articles } from './content/articles.ts';
import { type FixedArticleIds, fixedArticles } from './content/fixed-articles.ts';
import { sampleOrganization } from './content/organization.ts';
import { quotes } from './content/quotes.ts';
import { resources } from './content/resources.ts';
import type { SamplePost } from './content/sample-post.ts';
import { thoughts } from './content/thoughts.ts';
import { defaults } from './defaults.ts';
import { fingerprint } from './fingerprint.ts';
import type { BlogName, ProviderContent, StoredPost } from './provider-content.ts';

export type SampleContentOptions = {
  /** The number of copies to add for load tests: two thoughts per quote. */
  copies?: number;
  /** The ids of the two fixed articles. */
  posts?: FixedArticleIds;
};

export function sampleContent(options: SampleContentOptions = {}): ProviderContent {
  const { copies = 0, posts: ids = defaults.posts } = options;
  const quoteCopies = Math.floor(copies / 3);
  const copiedThoughts = withCopies(thoughts, copies - quoteCopies);
  return {
    organization: sampleOrganization,
    posts: {
      thoughts: storedPosts('thoughts', '2026-11-16', 2, copiedThoughts),
      quotes: storedPosts('quotes', '2026-11-17', 3, withCopies(quotes, quoteCopies)),
      articles: storedPosts('articles', '2026-11-10', 24, [...articles, ...fixedArticles(ids)]),
      resources: storedPosts('resources', '2026-09-01', 7, resources),
    },
  };
}

/** Adds copies of the posts, each with a title of its own. */
function withCopies(posts: readonly SamplePost[], count: number): SamplePost[] {
  const rounds = Array.from({ length: Math.ceil(count / posts.length) }, (_, round) =>
    posts.map((post) => ({ ...post, title: `${post.title} (${round + 2})` })),
  );
  return [...posts, ...rounds.flat().slice(0, count)];
}

/**
 * Converts the samples of one blog to stored posts. The first one is of `newestDay` (2026-11-16), and each next one is
 * `daysApart` days older. Ids have 19 digits, as in Blogger, and are derived from blog and position.
 */
function storedPosts(
  blog: BlogName,
  newestDay: string,
  daysApart: number,
  posts: readonly (SamplePost & { id?: string })[],
): StoredPost[] {
  return posts.map(({ id, title, labels, content }, position) => ({
    id: id ?? String(10n ** 18n + (fingerprint(`${blog} ${position}`) % (9n * 10n ** 18n))),
    title,
    content: `${content}\n<p><small>Sample text, written to show this site.</small></p>`,
    published: publishedAt(newestDay, position * daysApart, position),
    labels: withBroaderLabels(blog, labels),
  }));
}

/** Returns a date and a time of day that varies between posts, in Central Standard Time. */
function publishedAt(newestDay: string, daysBefore: number, position: number): string {
  const day = new Date(newestDay);
  day.setUTCDate(day.getUTCDate() - daysBefore);
  const hour = String(7 + ((position * 5) % 11)).padStart(2, '0');
  const minute = String((position * 25) % 60).padStart(2, '0');
  return `${day.toISOString().slice(0, 10)}T${hour}:${minute}:00-06:00`;
}
