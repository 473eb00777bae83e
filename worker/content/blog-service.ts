import type { Browse } from '../../shared/browse.ts';
import type { Organization } from '../../shared/organization.ts';
import { loginResponseSchema, organizationResponseSchema } from '../../shared/provider-contract.ts';
import type { ProviderCall } from './provider-call.ts';
import {
  type ReceivedList,
  type ReceivedPost,
  receivedListSchema,
  receivedPostSchema,
} from './received-posts.ts';
import type { Session, WithSession } from './session.ts';
import { withAnswerable } from './with-answerable.ts';

export type Credentials = { clientId: string; clientSecret: string };

/** Logs in with the client credentials (specification, section 7; RFC 6749, section 4.4). */
export async function logIn(call: ProviderCall, credentials: Credentials): Promise<Session> {
  const login = call({
    path: '/v1/auth/login',
    body: {
      grant_type: 'client_credentials',
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
    },
    answers: loginResponseSchema,
  });
  const { data } = await withAnswerable(login, []);
  return { organizationId: data.organization_id, token: data.token.access_token };
}

/** The provider's reading calls (specification, section 7), each within a session. */
export type BlogService = {
  organization(): Promise<Organization>;
  posts(blogId: string, browse: Browse): Promise<ReceivedList>;
  post(blogId: string, postId: string): Promise<ReceivedPost>;
};

export function createBlogService(call: ProviderCall, withSession: WithSession): BlogService {
  return {
    organization: () =>
      withSession(async ({ token, organizationId }) => {
        const path = `/v1/organizations/${encodeURIComponent(organizationId)}`;
        const organization = call({ path, token, answers: organizationResponseSchema });
        return (await withAnswerable(organization, [401])).data;
      }),
    posts: (blogId, browse) =>
      withSession(({ token, organizationId }) =>
        withAnswerable(
          call({
            path: blogPath(organizationId, blogId) + listPath(browse),
            token,
            answers: receivedListSchema,
          }),
          // A page token or a search may be wrong; a label is only found or not.
          browse.pageToken || browse.mode === 'search' ? [400, 401] : [401],
        ),
      ),
    post: (blogId, postId) =>
      withSession(({ token, organizationId }) =>
        withAnswerable(
          call({
            path: `${blogPath(organizationId, blogId)}/posts/${encodeURIComponent(postId)}`,
            token,
            answers: receivedPostSchema,
          }),
          [401, 404],
        ),
      ),
  };
}

function blogPath(organizationId: string, blogId: string) {
  return `/v1/blogger/organization/${encodeURIComponent(organizationId)}/blog/${encodeURIComponent(blogId)}`;
}

function listPath(browse: Browse): string {
  const params = new URLSearchParams();
  if (browse.mode === 'label') params.set('label', browse.label);
  if (browse.mode === 'search') params.set('q', browse.q);
  if (browse.pageToken) params.set('pageToken', browse.pageToken);
  const path = { all: '', label: '/labels', search: '/search' }[browse.mode];
  return params.size ? `${path}?${params}` : path;
}
