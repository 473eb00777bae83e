import * as z from 'zod/mini';
import { type BrowseState, browseQuery } from '../../../shared/browse/browse-state.ts';
import { defineKind } from '../../../shared/content/content-request.ts';
import { type ListName, lists, resourceLabels } from '../../../shared/content/lists.ts';
import {
  featuredKind,
  featuredLabel,
  type LabelCounts,
  labelsKind,
  type PostsParams,
  postsKind,
  resourceKind,
} from '../../../shared/content/posts.ts';
import {
  type ListedPost,
  type PostPage,
  postPageSchema,
  postSchema,
  postSummarySchema,
  storedPostSchema,
} from '../../../shared/content/stored-schemas.ts';
import { crawledCounts } from '../../crawl/label-crawl.ts';
import type { BlogName } from '../../provider/blog.ts';
import { changedAt, type ReceivedList, type ReceivedPost } from '../../provider/wire-schemas.ts';
import { type Loader, type Sources, storedLoader } from '../loader.ts';
import { tags } from '../tags.ts';

const listedSchema = postPageSchema(z.union([postSchema, postSummarySchema]));

/** A page of a list: thoughts and quotes in full, and summaries of articles. */
export const posts = storedLoader({
  kind: postsKind,
  tags: ({ list }) => [list],
  recipe: ({ params }, sources) => ({
    load: () => loadPage<ListedPost>(params, sources, ({ listed }) => listed[params.list]),
    schema: isLinked(params) ? listedSchema : undefined,
    // A label that was made up has no posts, and one that is new has some soon. A list without any is not ready.
    isProvisional: ({ posts }) =>
      posts.length === 0 && (!isLinked(params) || params.browse.label === undefined),
    canBeMadeUp: !isLinked(params),
  }),
});

type Forms = typeof import('../sanitized-posts.ts');

/** A post has its label as the crawl last found it, which is later than the post. */
async function loadPage<T>(
  { list, browse }: PostsParams,
  { blogService, crawled }: Sources,
  formOf: (forms: Forms) => (post: ReceivedPost) => T,
): Promise<PostPage<T>> {
  const [received, forms, { narrowest }, index] = await Promise.all([
    blogService.posts(list, browse),
    import('../sanitized-posts.ts'),
    import('../../crawl/post-index.ts'),
    // A list without labels needs no index.
    lists[list].labels.size > 0 ? crawled.index() : undefined,
  ]);
  const form = formOf(forms);
  return postPage(received, browse, (post) => {
    const [label] = narrowest(index?.post(list, post.id)?.labels ?? []);
    return { ...form(post), ...(label && { label }) };
  });
}

async function loadNewest<T>(
  blog: BlogName,
  label: string,
  { blogService }: Sources,
  formOf: (forms: Forms) => (post: ReceivedPost) => T,
): Promise<T | null> {
  const { posts } = await blogService.posts(blog, { label });
  return posts[0] ? formOf(await import('../sanitized-posts.ts'))(posts[0]) : null;
}

/**
 * Converts the page of a list at `browse`. Ids are unique within a list: of posts with the same id, the
 * last one is used. A page that names its own token as the next one is the last
 * (google-api-java-client#1381).
 */
export function postPage<T>(
  { posts, nextPageToken }: ReceivedList,
  { pageToken }: BrowseState,
  convert: (post: ReceivedPost) => T,
): PostPage<T> {
  const distinct = new Map(posts.map((post) => [post.id, post]));
  const page = { posts: [...distinct.values()].map(convert) };
  if (!nextPageToken) return page;
  return nextPageToken === pageToken ? { ...page, isCutOff: true } : { ...page, nextPageToken };
}

/** Whether it is the first page of a list, or of a label in its panel. Visitors can make up other pages without end. */
function isLinked({ list, browse }: PostsParams): boolean {
  const { label, q, pageToken } = browse;
  return !pageToken && !q && (!label || lists[list].labels.has(label));
}

/** A post in full, with the time of its last change; ms since the epoch, null if unknown. */
const feedPostSchema = z.extend(storedPostSchema, { updated: z.nullable(z.number()) });
export type FeedPost = z.infer<typeof feedPostSchema>;

/** The first page of a list, or of a label in its panel, for feeds. It is not in the JSON API. */
export const feedKind = defineKind<PostsParams, PostPage<FeedPost>>('feed', {
  url: ({ list, browse }) => `/${list}/feed${browseQuery(browse)}`,
});

const feedSchema = postPageSchema(feedPostSchema);

export const feed = storedLoader({
  kind: feedKind,
  tags: ({ list }) => [list],
  recipe: ({ params }, sources) => ({
    load: () =>
      loadPage(params, sources, ({ fullForm }) => {
        const form = fullForm(params.list, sources.settings);
        return (post) => ({ ...form(post), updated: changedAt(post, sources.now()) });
      }),
    schema: feedSchema,
  }),
});

const summarySchema = z.nullable(postSummarySchema);

export const featured = storedLoader({
  kind: featuredKind,
  tags: () => ['articles'],
  recipe: (_, sources) => ({
    load: () => loadNewest('articles', featuredLabel, sources, ({ listed }) => listed.articles),
    schema: summarySchema,
    isProvisional: (post) => post === null,
  }),
});

const resourceSchema = z.nullable(postSchema);

/** Null for a label that is not one of the resources page. */
export const resource = storedLoader({
  kind: resourceKind,
  tags: () => [tags.site],
  recipe({ params: { label } }, sources) {
    if (!resourceLabels.some((ofPage) => ofPage === label))
      return { load: async () => null, isProvisional: () => true };
    return {
      load: () => loadNewest('resources', label, sources, ({ resource }) => resource),
      schema: resourceSchema,
      isProvisional: (post) => post === null,
    };
  },
});

/** The counts of labels, as the crawl has found them so far: each run that finds others invalidates what shows them. Equal counts stay the same object when KV is read again. */
export const labels: Loader<{ list: ListName }, LabelCounts> = {
  kind: labelsKind,
  tags: ({ list }) => [list],
  async lookUp({ params: { list }, url }, { cache, crawled }) {
    const labels = await crawled.labels();
    return cache.computed(url, labels, async () => ({ data: crawledCounts(labels)[list] }));
  },
};
