import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { lists, resourceLabels } from '../../shared/content/lists.ts';
import { postCount } from '../../shared/content/post.ts';
import { featuredLabel } from '../../shared/content/posts.ts';
import {
  type BlogIds,
  type BlogName,
  isNotFound,
  listPath,
  organizationPath,
  PostNotFound,
  postPath,
} from '../../worker/provider/blog.ts';
import type { Provider } from '../../worker/provider/provider.ts';
import { isOutage, ProviderError } from '../../worker/provider/provider-error.ts';
import {
  idText,
  receivedPostSchema,
  requestedPostSchema,
} from '../../worker/provider/wire-schemas.ts';
import { UsageError } from '../command-line.ts';
import {
  type ArchiveIndex,
  blogNames,
  indexFile,
  listName,
  organizationFile,
  postFile,
  readIndex,
  readJson,
  unfinishedFile,
  writeJson,
} from './archive.ts';

/** The pauses before a call to a failing provider is repeated; ms. */
const retryPauses = [1_000, 5_000, 20_000];

/** How often a list is read that is not the same twice. */
const maxReadings = 3;

/** An unfinished archive that is older is begun anew; ms. */
const maxAge = 24 * 60 * 60_000;

type Labels = Record<BlogName, readonly string[]>;

/** The labels that the site requests. A post does not have its labels, so the posts of each label are requested. */
export const siteLabels: Labels = {
  thoughts: [...lists.thoughts.labels],
  quotes: [...lists.quotes.labels],
  articles: [featuredLabel],
  resources: resourceLabels,
};

/** What was read of each list: the ids of its posts so far, and the token of the next page unless it is the first one. */
const unfinishedSchema = z.record(
  z.string(),
  z.object({
    ids: z.array(z.string()),
    pageToken: z.optional(z.string()),
    isComplete: z.boolean(),
  }),
);

const sentList = z.object({
  posts: z.nullish(z.array(z.unknown())),
  nextPageToken: z.nullish(idText),
});

const sentPost = z
  .looseObject({})
  .check(z.refine((post) => requestedPostSchema.safeParse(post).success, 'It is not a post.'));

type ArchiveOptions = {
  /** It is created if it does not exist. */
  folder: string;
  provider: Pick<Provider, 'call' | 'session'>;
  blogIds: BlogIds;
  /** Called after each page with the number of posts in a list so far. */
  onProgress: (list: string, posts: number) => void;
  labels: Labels;
  /** Ms. */
  pauses?: readonly number[];
};

/**
 * Writes the organization, all posts, and which of them have the labels of the site. After an error, the next call continues
 * where this one ended.
 * @returns for each blog what the archive has, and how many posts were deleted since the last one
 * @throws {ProviderError} if the provider fails several times
 * @throws {UsageError} if the provider does not send all posts, or a file cannot be written
 */
export async function archiveSite(options: ArchiveOptions): Promise<string[]> {
  const { folder, provider, blogIds, labels, onProgress } = options;
  const { pauses = retryPauses } = options;
  const archived = readIndex(folder);
  const unfinished = readUnfinished(folder);

  function request<T>(path: (organizationId: string) => string, schema: z.ZodMiniType<T>) {
    return withRetries(pauses, () =>
      provider.session.withSession(({ token, organizationId }) =>
        provider.call({ path: path(organizationId), token, schema }).catch(identifyNotFound),
      ),
    );
  }

  function writePost(blog: BlogName, sent: unknown): string[] {
    const { id } = receivedPostSchema.safeParse(sent).data ?? {};
    if (id) writeJson(postFile(folder, blog, id), sent);
    return id ? [id] : [];
  }

  /** Reads the rest of a list. */
  async function readPages(blog: BlogName, name: string, label?: string): Promise<Set<string>> {
    const list = unfinished[name] ?? { ids: [], isComplete: false };
    unfinished[name] = list;
    while (!list.isComplete) {
      const { pageToken } = list;
      const { posts, nextPageToken } = await request(
        (organizationId) => listPath(organizationId, blogIds[blog], { label, pageToken }),
        sentList,
      );
      const ids = (posts ?? []).flatMap((post) => writePost(blog, post));
      // The page before announced this one, so it has at least an empty list.
      if (ids.length === 0 && (posts ? posts.length > 0 : pageToken)) {
        throw new ProviderError(`A page of '${name}' has no posts.`, 'format');
      }
      list.ids.push(...ids);
      list.isComplete = !nextPageToken || nextPageToken === pageToken;
      list.pageToken = nextPageToken ?? undefined;
      writeJson(unfinishedFile(folder), unfinished);
      onProgress(name, list.ids.length);
    }
    return new Set(list.ids);
  }

  /** Reads a list, from its beginning if it cannot be continued: page tokens expire. */
  async function readList(blog: BlogName, name: string, label?: string) {
    try {
      return await readPages(blog, name, label);
    } catch (error) {
      if (isOutage(error) || !unfinished[name]?.pageToken) throw error;
      delete unfinished[name];
      return readPages(blog, name, label);
    }
  }

  /** Reads a list again, unless it has all that it had in the last archive: the provider may have sent a part of it. */
  async function readCompleteList(blog: BlogName, label?: string): Promise<Set<string>> {
    const name = listName(blog, label);
    let last: Set<string> | undefined;
    for (let reading = 1; reading <= maxReadings; reading++) {
      const ids = await readList(blog, reading === 1 ? name : `${name} (${reading})`, label);
      const hasAll = archived?.[name]?.every((id) => ids.has(id));
      if (hasAll || last?.symmetricDifference(ids).size === 0) return ids;
      last = ids;
    }
    throw incomplete(blog, `it sends other posts of '${name}' each time`);
  }

  /** Forgets what was read of a blog. */
  function incomplete(blog: BlogName, problem: string): UsageError {
    for (const name in unfinished) if (name.startsWith(blog)) delete unfinished[name];
    writeJson(unfinishedFile(folder), unfinished);
    return new UsageError(
      `The archive is not complete, because the provider does not send all posts: ${problem}. Run the command again.`,
    );
  }

  /** Writes a post that its list does not have. Resolves to whether it exists. */
  async function readUnlisted(blog: BlogName, id: string): Promise<boolean> {
    try {
      const path = (organizationId: string) => postPath(organizationId, blogIds[blog], id);
      writePost(blog, { ...(await request(path, sentPost)), id });
      return true;
    } catch (error) {
      if (error instanceof PostNotFound) return false;
      throw error;
    }
  }

  /** Adds the lists of a blog to the index. Returns what is said of it. */
  async function readBlog(blog: BlogName, index: ArchiveIndex): Promise<string> {
    const labelled = new Map<string, Set<string>>();
    for (const label of labels[blog]) {
      labelled.set(listName(blog, label), await readCompleteList(blog, label));
    }
    const ids = await readCompleteList(blog);
    const last = archived?.[blog];
    const known = new Set([last ?? [], ...labelled.values()].flatMap((list) => [...list]));
    const unlisted = new Set<string>();
    for (const id of known.difference(ids)) {
      if (await readUnlisted(blog, id)) unlisted.add(id);
    }
    if (!last && unlisted.size > 0) {
      throw incomplete(blog, `${postCount(unlisted.size)} with labels are not in '${blog}'`);
    }
    const all = ids.union(unlisted);
    const deleted = new Set(last).difference(all).size;
    if (last && deleted * 2 > last.length) {
      throw new UsageError(
        `${deleted} of ${last.length} posts of '${blog}' do not exist any more. If they were deleted, remove ${join(folder, indexFile)}.`,
      );
    }
    index[blog] = [...all];
    for (const [name, list] of labelled) index[name] = [...list.intersection(all)];
    const found = [
      `${blog}: ${postCount(all.size)}`,
      deleted > 0 ? `${deleted} deleted since the last archive` : '',
      unlisted.size > 0 ? `${unlisted.size} of them only known from the last archive` : '',
    ];
    return found.filter(Boolean).join(', ');
  }

  const organization = await request(organizationPath, z.object({ data: z.looseObject({}) }));
  const index: ArchiveIndex = {};
  const found: string[] = [];
  for (const blog of blogNames) found.push(await readBlog(blog, index));
  writeJson(join(folder, organizationFile), organization.data);
  writeJson(join(folder, indexFile), index);
  const files = new Set(
    blogNames.flatMap((blog) => index[blog]?.map((id) => postFile(folder, blog, id))),
  );
  for (const file of globSync(join(folder, `{${blogNames}}`, '*'))) {
    if (!files.has(file)) rmSync(file);
  }
  rmSync(unfinishedFile(folder));
  return found;
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

/** A login that fails with 404 is not a post that was not found. */
function identifyNotFound(error: unknown): never {
  throw isNotFound(error) ? new PostNotFound(error.message, error.reason) : error;
}

/** The lists that were read before an interruption, at most a day ago. */
function readUnfinished(folder: string): z.infer<typeof unfinishedSchema> {
  const file = unfinishedFile(folder);
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs < Date.now() - maxAge) return {};
  try {
    return readJson(file, unfinishedSchema);
  } catch {
    return {};
  }
}
