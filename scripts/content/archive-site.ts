import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { StoredPost } from '../../sample-provider/provider-options.ts';
import type { BrowseState } from '../../shared/browse/browse-state.ts';
import { lists, resourceLabels } from '../../shared/content/lists.ts';
import { organizationName } from '../../shared/content/organization.ts';
import { featuredLabel } from '../../shared/content/posts.ts';
import type { BlogIds, BlogName } from '../../worker/provider/blog.ts';
import type { Provider } from '../../worker/provider/provider.ts';
import { isOutage } from '../../worker/provider/provider-error.ts';
import type { ReceivedList } from '../../worker/provider/wire-schemas.ts';
import { UsageError } from '../command-line.ts';
import { formatBlogFeed, parseBlogFeed } from './blog-feed.ts';
import { blogNames, feedFile, organizationFile } from './content-folder.ts';
import { openJournal } from './response-journal.ts';

/** The pauses before a call to a failing provider is repeated; ms. */
const retryPauses = [1_000, 5_000, 20_000];

/** The labels that the site requests. A post does not have its labels, so the posts of each label are requested. */
const siteLabels: Record<BlogName, readonly string[]> = {
  thoughts: [...lists.thoughts.labels],
  quotes: [...lists.quotes.labels],
  articles: [featuredLabel],
  resources: resourceLabels,
};

type ArchiveOptions = {
  /** The content folder. It is created if it does not exist. */
  folder: string;
  provider: Pick<Provider, 'blogService' | 'session'>;
  blogIds: BlogIds;
  /** Called after each call to the provider with what is known of a blog: 'thoughts: 120 posts, 35 of 287 labels'. */
  onProgress: (blog: BlogName, progress: string) => void;
  /** Ms. */
  pauses?: readonly number[];
};

/**
 * Writes the organization and all posts with the labels of the site to a content folder. After an error, the next call
 * continues where this one ended.
 * @throws {ProviderError} if the provider fails several times
 * @throws {UsageError} if a blog has less than half of the posts that the folder has
 */
export async function archiveSite(options: ArchiveOptions): Promise<void> {
  const { folder, provider, blogIds, onProgress, pauses = retryPauses } = options;
  mkdirSync(folder, { recursive: true });
  const journal = openJournal(join(folder, 'unfinished.jsonl'));

  async function readPages(
    blog: BlogName,
    browse: BrowseState,
    onPage: (page: ReceivedList) => void,
  ) {
    const tokens = new Set<string | undefined>();
    for (let pageToken: string | undefined; !tokens.has(pageToken); ) {
      tokens.add(pageToken);
      const page = { ...browse, pageToken };
      const request = JSON.stringify([blogIds[blog], page]);
      const received = await journal.read(request, () =>
        withRetries(pauses, () => provider.blogService.posts(blogIds[blog], page)),
      );
      onPage(received);
      pageToken = received.nextPageToken;
    }
  }

  async function readBlog(blog: BlogName): Promise<StoredPost[]> {
    const posts = new Map<string, StoredPost & { labels: string[] }>();
    let labelCount = 0;
    const labels = siteLabels[blog];

    function add({ posts: received }: ReceivedList, label?: string) {
      for (const post of received) {
        const known = posts.get(post.id);
        const published = post.published ?? '';
        const added = known ?? { ...post, published, labels: [] };
        if (label) added.labels.push(label);
        posts.set(post.id, added);
      }
      onProgress(blog, `${posts.size} posts, ${labelCount} of ${labels.length} labels`);
    }

    await readPages(blog, {}, (page) => add(page));
    for (const label of labels) {
      labelCount++;
      await readPages(blog, { label }, (page) => add(page, label));
    }
    return [...posts.values()];
  }

  const organization = await journal.read('organization', () =>
    withRetries(pauses, () => provider.session.organization()),
  );
  const title = organizationName(organization) ?? '';
  const feeds: [file: string, text: string][] = [];
  for (const blog of blogNames) {
    const posts = await readBlog(blog);
    const file = join(folder, feedFile(blog));
    rejectLoss(file, posts.length);
    feeds.push([file, formatBlogFeed({ title, posts }, blogIds[blog])]);
  }
  const files = [
    ...feeds,
    [join(folder, organizationFile), `${JSON.stringify(organization, null, 2)}\n`] as const,
  ];
  for (const [file, text] of files) replaceFile(file, text);
  journal.remove();
}

async function withRetries<T>(pauses: readonly number[], call: () => Promise<T>): Promise<T> {
  const [pause, ...others] = pauses;
  try {
    return await call();
  } catch (error) {
    if (pause === undefined || !isOutage(error)) throw error;
    await setTimeout(pause);
    return withRetries(others, call);
  }
}

/** A provider that fails may send few posts or none. */
function rejectLoss(file: string, count: number) {
  if (!statSync(file, { throwIfNoEntry: false })) return;
  const archived = parseBlogFeed(readFileSync(file, 'utf8'), file).posts.length;
  if (count * 2 >= archived) return;
  throw new UsageError(
    `The provider has ${count} posts, and ${file} has ${archived}. If posts were deleted, move this file away.`,
  );
}

/** Replaces a file at once, so that an interruption leaves no half of it. */
function replaceFile(file: string, text: string) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
