import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { lists, resourceLabels } from '../../shared/content/lists.ts';
import { postCount } from '../../shared/content/post.ts';
import { featuredLabel } from '../../shared/content/posts.ts';
import {
  type BlogIds,
  type BlogName,
  listPath,
  nullIfNotFound,
  organizationPath,
  postPath,
} from '../../worker/provider/blog.ts';
import type { Provider } from '../../worker/provider/provider.ts';
import { ProviderError } from '../../worker/provider/provider-error.ts';
import type { Session } from '../../worker/provider/session.ts';
import {
  idText,
  receivedOrganizationSchema,
  receivedPostSchema,
  requestedPostSchema,
} from '../../worker/provider/wire-schemas.ts';
import { orUsageError, UsageError } from '../command-line.ts';
import {
  type ArchiveIndex,
  blogNames,
  indexFile,
  organizationFile,
  postFile,
  readIndex,
  writeJson,
} from './archive.ts';

/** The pauses before a call to a failing provider is repeated; ms. */
const retryPauses = [1_000, 5_000, 20_000];

/** The labels that the site requests. A post does not have its labels, so the posts of each label are requested. */
const siteLabels: Record<BlogName, readonly string[]> = {
  thoughts: [...lists.thoughts.labels],
  quotes: [...lists.quotes.labels],
  articles: [featuredLabel],
  resources: resourceLabels,
};

const sentList = z.object({
  posts: z.nullish(z.array(z.unknown())),
  nextPageToken: z.nullish(idText),
});

/** What the provider sent, if it is readable. */
const sentAs = (schema: z.ZodMiniType) =>
  z.looseObject({}).check(z.refine((sent) => schema.safeParse(sent).success, 'It is unreadable.'));

const sentPost = sentAs(requestedPostSchema);
const sentOrganization = z.object({ data: sentAs(receivedOrganizationSchema) });

type ArchiveOptions = {
  /** It is created if it does not exist. */
  folder: string;
  provider: Pick<Provider, 'call' | 'withSession'>;
  blogIds: BlogIds;
  /** Called after each page with the number of posts in a list so far. */
  onProgress: (list: string, posts: number) => void;
  labels?: typeof siteLabels;
  /** Ms. */
  pauses?: readonly number[];
};

/**
 * Writes the organization, all posts, and which of them have the labels of the site. After an error, the folder has the last
 * archive as it was.
 * @returns for each blog what the archive has, and how many posts were deleted since the last one
 * @throws {ProviderError} if the provider fails several times
 * @throws {UsageError} if the provider does not send all posts, or a file cannot be written
 */
export async function archiveSite(options: ArchiveOptions): Promise<string[]> {
  const { folder, provider, blogIds, onProgress } = options;
  const { labels = siteLabels, pauses = retryPauses } = options;
  const last = readIndex(folder);
  const next: ArchiveIndex = {};
  // On the same disk as the last archive, whose place it takes.
  const nextFolder = join(folder, 'next-archive');
  rmSync(nextFolder, { recursive: true, force: true });

  async function request<T>(call: (session: Session) => Promise<T>): Promise<T> {
    for (const pause of pauses) {
      try {
        return await provider.withSession(call);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        await setTimeout(pause);
      }
    }
    return provider.withSession(call);
  }

  function writePost(blog: BlogName, sent: unknown): string[] {
    const { id } = receivedPostSchema.safeParse(sent).data ?? {};
    if (id) writeJson(postFile(nextFolder, blog, id), sent);
    return id ? [id] : [];
  }

  async function readList(blog: BlogName, label?: string): Promise<Set<string>> {
    const ids = new Set<string>();
    let pageToken: string | undefined;
    while (true) {
      const page = await request(async ({ token, organizationId }) => {
        const path = listPath(organizationId, blogIds[blog], { label, pageToken });
        const { posts, nextPageToken } = await provider.call({ path, token, schema: sentList });
        const ids = (posts ?? []).flatMap((post) => writePost(blog, post));
        // The page before announced this one, so it has at least an empty list.
        if (ids.length === 0 && (posts ? posts.length > 0 : pageToken)) {
          throw new ProviderError(`A page of '${nameOf(blog, label)}' has no posts.`, 'format');
        }
        return { ids, nextPageToken };
      });
      // A provider may repeat its pages.
      const isRepeated = page.ids.length > 0 && page.ids.every((id) => ids.has(id));
      for (const id of page.ids) ids.add(id);
      onProgress(nameOf(blog, label), ids.size);
      if (!page.nextPageToken || page.nextPageToken === pageToken || isRepeated) return ids;
      pageToken = page.nextPageToken;
    }
  }

  /** Reads a list again, unless it has all that it had in the last archive: the provider may have sent a part of it. */
  async function readCompleteList(blog: BlogName, label?: string): Promise<Set<string>> {
    const ids = await readList(blog, label);
    if (last?.[nameOf(blog, label)]?.every((id) => ids.has(id))) return ids;
    return ids.union(await readList(blog, label));
  }

  /** Writes a post that its list does not have. Resolves to whether it exists. */
  async function readUnlisted(blog: BlogName, id: string): Promise<boolean> {
    const sent = await request(({ token, organizationId }) => {
      const path = postPath(organizationId, blogIds[blog], id);
      return provider.call({ path, token, schema: sentPost }).catch(nullIfNotFound);
    });
    if (sent) writePost(blog, { ...sent, id });
    // A list of a label may have had it.
    else rmSync(postFile(nextFolder, blog, id), { force: true });
    return sent !== null;
  }

  /** Adds all lists of a blog to the index. Resolves to how many posts there are. */
  async function readBlog(blog: BlogName): Promise<string> {
    const before = last?.[blog];
    const known = new Set(before);
    const labelled = new Map<string, Set<string>>();
    for (const label of labels[blog]) {
      const list = await readCompleteList(blog, label);
      labelled.set(nameOf(blog, label), list);
      for (const id of list) known.add(id);
    }
    const ids = await readCompleteList(blog);
    const unlisted = new Set<string>();
    for (const id of known.difference(ids)) {
      if (await readUnlisted(blog, id)) unlisted.add(id);
    }
    if (!before && unlisted.size > 0) {
      throw new UsageError(
        `The archive is not complete: the provider has ${unlisted.size} posts with labels that are not among all posts of '${blog}'. Run the command again.`,
      );
    }
    const all = ids.union(unlisted);
    const deleted = new Set(before).difference(all).size;
    if (deleted * 2 > (before?.length ?? 0)) {
      throw new UsageError(
        `${deleted} of ${before?.length} posts of '${blog}' do not exist any more. If they were deleted, remove ${join(folder, indexFile)}.`,
      );
    }
    next[blog] = [...all];
    for (const [name, list] of labelled) next[name] = [...list.intersection(all)];
    return `${blog}: ${postCount(all.size)}, ${unlisted.size} of them in no list of the provider, and ${deleted} deleted since the last archive`;
  }

  const organization = await request(({ token, organizationId }) => {
    const path = organizationPath(organizationId);
    return provider.call({ path, token, schema: sentOrganization });
  });
  writeJson(join(nextFolder, organizationFile), organization.data);
  const found = await Array.fromAsync(blogNames, readBlog);
  writeJson(join(nextFolder, indexFile), next);
  orUsageError(`${folder} cannot be written`, () => {
    for (const name of [...blogNames, organizationFile, indexFile]) {
      rmSync(join(folder, name), { recursive: true, force: true });
      if (existsSync(join(nextFolder, name)))
        renameSync(join(nextFolder, name), join(folder, name));
    }
    rmSync(nextFolder, { recursive: true });
  });
  return found;
}

/** The name of a list in the index. */
function nameOf(blog: BlogName, label?: string): string {
  return label === undefined ? blog : `${blog} ${label}`;
}
