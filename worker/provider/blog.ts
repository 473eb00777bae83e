import * as z from 'zod/mini';
import type { BrowseState } from '../../shared/browse/browse-state.ts';
import type { ListName } from '../../shared/content/lists.ts';
import type { Organization } from '../../shared/content/organization.ts';
import { queryOf } from '../../shared/url.ts';
import type { Settings } from '../settings.ts';
import { callTwice, type ProviderCall } from './http-client.ts';
import { ProviderError } from './provider-error.ts';
import type { WithSession } from './session.ts';
import {
  type ReceivedPost,
  receivedListSchema,
  receivedOrganizationSchema,
  requestedPostSchema,
} from './wire-schemas.ts';

/** The blogs of the site, by the lists and the page that show them. */
export type BlogName = ListName | 'resources';

export type BlogIds = Record<BlogName, string>;

export function blogIdsOf(settings: Settings): BlogIds {
  return {
    thoughts: settings.BLOG_ID_THOUGHTS,
    quotes: settings.BLOG_ID_QUOTES,
    articles: settings.BLOG_ID_ARTICLES,
    resources: settings.BLOG_ID_RESOURCES,
  };
}

export type BlogService = ReturnType<typeof createBlogService>;

const organizationSchema = z.object({ data: receivedOrganizationSchema });

/** The provider's calls that read content (specification, section 7), each in a session. */
export function createBlogService(call: ProviderCall, withSession: WithSession, ids: BlogIds) {
  return {
    organization: () =>
      withSession(async ({ token, organizationId }): Promise<Organization> => {
        const path = organizationPath(organizationId);
        return (await callTwice(call, { path, token, schema: organizationSchema })).data;
      }),
    posts: (blog: BlogName, browse: BrowseState) =>
      withSession(({ token, organizationId }) =>
        call({
          path: listPath(organizationId, ids[blog], browse),
          token,
          // The provider may reject a page token or a search, but not a label.
          isVisitors: browse.pageToken !== undefined || browse.q !== undefined,
          schema: receivedListSchema,
        }),
      ),
    /** Loads a single post. Resolves to null if there is no such post. */
    post: (blog: BlogName, postId: string) =>
      withSession(async ({ token, organizationId }): Promise<ReceivedPost | null> => {
        const path = postPath(organizationId, ids[blog], postId);
        const post = await call({ path, token, schema: requestedPostSchema }).catch(nullIfNotFound);
        // The provider may accept several forms of an id, such as 0123 for 123.
        const isOther = post?.id !== undefined && post.id !== postId;
        return post && !isOther ? { ...post, id: postId } : null;
      }),
  };
}

/** Returns null for Not Found and Gone (RFC 9110, sections 15.5.5 and 15.5.11). Only for errors of calls: a login may fail with 404, too. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof ProviderError && (error.reason === 404 || error.reason === 410)) return null;
  throw error;
}

export function organizationPath(organizationId: string): string {
  return `/v1/organizations/${encodeURIComponent(organizationId)}`;
}

export function postPath(organizationId: string, blogId: string, postId: string): string {
  return `${blogPath(organizationId, blogId)}/posts/${encodeURIComponent(postId)}`;
}

function blogPath(organizationId: string, blogId: string): string {
  return `/v1/blogger/organization/${encodeURIComponent(organizationId)}/blog/${encodeURIComponent(blogId)}`;
}

/**
 * The path of all posts of a blog, of those with a label, or of the results of a search. For the provider only straight
 * quotation marks enclose a phrase, but phones type curly ones. Pasted words can have invisible characters.
 */
export function listPath(
  organizationId: string,
  blogId: string,
  { label, q, pageToken }: BrowseState,
): string {
  const typed = q?.replace(/[“”„‟«»]/g, '"').replace(/\p{Cf}/gu, '');
  const path = (label && '/labels') || (typed && '/search') || '';
  return blogPath(organizationId, blogId) + path + queryOf({ label, q: typed, pageToken });
}
