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
  listPath,
  nullIfNotFound,
  organizationPath,
  postPath,
} from '../../worker/provider/blog.ts';
import type { Provider } from '../../worker/provider/provider.ts';
import { isOutage, ProviderError } from '../../worker/provider/provider-error.ts';
import type { SessionToken } from '../../worker/provider/session.ts';
import {
  idText,
  receivedOrganizationSchema,
  receivedPostSchema,
  requestedPostSchema,
} from '../../worker/provider/wire-schemas.ts';
import { UsageError } from '../command-line.ts';
import {
  type ArchiveIndex,
  blogNames,
  indexFile,
  organizationFile,
  postFile,
  readIndex,
  readJson,
  unfinishedName,
  writeJson,
} from './archive.ts';

/** The pauses before a call to a failing provider is repeated; ms. */
const retryPauses = [1_000, 5_000, 20_000];

/** An unfinished archive that is older is begun anew; ms. */
const maxAge = 24 * 60 * 60_000;

/** The labels that the site requests. A post does not have its labels, so the posts of each label are requested. */
const siteLabels: Record<BlogName, readonly string[]> = {
  thoughts: [...lists.thoughts.labels],
  quotes: [...lists.quotes.labels],
  articles: [featuredLabel],
  resources: resourceLabels,
};

/** The ids of the posts that were read of each list, and the token of the next page unless it is the first one. */
type Unfinished = Record<
  string,
  { ids: string[]; pageToken?: string | undefined; isComplete: boolean }
>;

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
  provider: Pick<Provider, 'call' | 'session'>;
  blogIds: BlogIds;
  /** Called after each page with the number of posts in a list so far. */
  onProgress: (list: string, posts: number) => void;
  labels?: typeof siteLabels;
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
  const { folder, provider, blogIds, onProgress } = options;
  const { labels = siteLabels, pauses = retryPauses } = options;
  const archived = readIndex(folder);
  const unfinishedFile = join(folder, unfinishedName);
  const unfinished = readUnfinished(unfinishedFile);

  function request<T>(call: (session: SessionToken) => Promise<T>): Promise<T> {
    return withRetries(pauses, () => provider.session.withSession(call));
  }

  function writePost(blog: BlogName, sent: unknown): string[] {
    const { id } = receivedPostSchema.safeParse(sent).data ?? {};
    if (id) writeJson(postFile(folder, blog, id), sent);
    return id ? [id] : [];
  }

  async function readPage(blog: BlogName, name: string, list: Unfinished[string], label?: string) {
    const { pageToken } = list;
    const { posts, nextPageToken } = await request(({ token, organizationId }) => {
      const path = listPath(organizationId, blogIds[blog], { label, pageToken });
      return provider.call({ path, token, schema: sentList });
    });
    const ids = (posts ?? []).flatMap((post) => writePost(blog, post));
    // The page before announced this one, so it has at least an empty list.
    if (ids.length === 0 && (posts ? posts.length > 0 : pageToken)) {
      throw new ProviderError(`A page of '${name}' has no posts.`, 'format');
    }
    // A provider may repeat its pages.
    const isRepeated = ids.length > 0 && ids.every((id) => list.ids.includes(id));
    list.isComplete = !nextPageToken || nextPageToken === pageToken || isRepeated;
    list.ids.push(...ids);
    list.pageToken = nextPageToken ?? undefined;
    writeJson(unfinishedFile, unfinished);
    onProgress(name, list.ids.length);
  }

  /** Reads the rest of a list, or all of it if that fails: page tokens expire. */
  async function readList(blog: BlogName, name: string, label?: string, isRepeated = false) {
    const list = unfinished[name] ?? { ids: [], isComplete: false };
    unfinished[name] = list;
    try {
      while (!list.isComplete) await readPage(blog, name, list, label);
    } catch (error) {
      if (isOutage(error)) throw error;
      delete unfinished[name];
      if (isRepeated) throw error;
      return readList(blog, name, label, true);
    }
    return new Set(list.ids);
  }

  /** Reads a list again, unless it has all that it had in the last archive: the provider may have sent a part of it. */
  async function readCompleteList(blog: BlogName, label?: string): Promise<Set<string>> {
    const name = label === undefined ? blog : `${blog} ${label}`;
    const ids = await readList(blog, name, label);
    if (archived?.[name]?.every((id) => ids.has(id))) return ids;
    return ids.union(await readList(blog, `${name}, again`, label));
  }

  /** Writes a post that its list does not have. Resolves to whether it exists. */
  async function readUnlisted(blog: BlogName, id: string): Promise<boolean> {
    const sent = await request(({ token, organizationId }) => {
      const path = postPath(organizationId, blogIds[blog], id);
      return provider.call({ path, token, schema: sentPost }).catch(nullIfNotFound);
    });
    if (sent) writePost(blog, { ...sent, id });
    return sent !== null;
  }

  const index: ArchiveIndex = {};

  /** Adds all lists of a blog to the index. Resolves to how many posts there are. */
  async function readBlog(blog: BlogName): Promise<string> {
    const labelled: [name: string, ids: Set<string>][] = [];
    for (const label of labels[blog]) {
      labelled.push([`${blog} ${label}`, await readCompleteList(blog, label)]);
    }
    const ids = await readCompleteList(blog);
    const last = archived?.[blog];
    const known = new Set([...(last ?? []), ...labelled.flatMap(([, list]) => [...list])]);
    const unlisted = new Set<string>();
    for (const id of known.difference(ids)) {
      if (await readUnlisted(blog, id)) unlisted.add(id);
    }
    if (!last && unlisted.size > 0) {
      rmSync(unfinishedFile);
      throw new UsageError(
        `The archive is not complete: the provider has ${unlisted.size} posts with labels that are not among all posts of '${blog}'. Run the command again.`,
      );
    }
    const all = ids.union(unlisted);
    const deleted = new Set(last).difference(all).size;
    if (deleted * 2 > (last?.length ?? 0)) {
      throw new UsageError(
        `${deleted} of ${last?.length} posts of '${blog}' do not exist any more. If they were deleted, remove ${join(folder, indexFile)}.`,
      );
    }
    index[blog] = [...all];
    for (const [name, list] of labelled) index[name] = [...list.intersection(all)];
    return `${blog}: ${postCount(all.size)}, ${unlisted.size} of them in no list of the provider, and ${deleted} deleted since the last archive`;
  }

  const organization = await request(({ token, organizationId }) => {
    const path = organizationPath(organizationId);
    return provider.call({ path, token, schema: sentOrganization });
  });
  const found: string[] = [];
  for (const blog of blogNames) found.push(await readBlog(blog));
  writeJson(join(folder, organizationFile), organization.data);
  writeJson(join(folder, indexFile), index);
  const files = new Set(
    blogNames.flatMap((blog) => index[blog]?.map((id) => postFile(folder, blog, id))),
  );
  for (const file of globSync(`{${blogNames}}/*`, { cwd: folder })) {
    if (!files.has(join(folder, file))) rmSync(join(folder, file));
  }
  rmSync(unfinishedFile);
  return found;
}

async function withRetries<T>(pauses: readonly number[], call: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await call();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await setTimeout(pause);
    }
  }
  return call();
}

/** The lists that were read before an interruption, at most a day ago. A file that a power cut damaged has none. */
function readUnfinished(file: string): Unfinished {
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  try {
    return mtimeMs > Date.now() - maxAge ? readJson(file, z.custom<Unfinished>()) : {};
  } catch {
    return {};
  }
}
