import { createProvider, type SampleProvider } from '../../sample-provider/app.ts';
import { sampleOrganization } from '../../sample-provider/content/organization.ts';
import {
  loginResponseSchema,
  type WirePost,
  wirePostListSchema,
} from '../../sample-provider/provider-contract.ts';
import type { ProviderOptions } from '../../sample-provider/provider-options.ts';
import { toStoredPosts } from '../../sample-provider/stored-posts.ts';

const calendar = { newestDay: '2026-03-01', daysApart: 2 };

const thoughts = Array.from({ length: 23 }, (_, position) => ({
  title: `Thought ${position + 1}`,
  labels: position % 2 === 0 ? ['John', 'John 1'] : ['Mark', 'Mark 4'],
  content: `<p>In the beginning, number ${position + 1}.</p>`,
}));

export const options: ProviderOptions = {
  clientId: 'a-client',
  clientSecret: 'a-secret',
  organizationId: 'an-organization',
  blogs: { thoughts: '1001', quotes: '1002', articles: '1003', resources: '1004' },
  content: {
    organization: sampleOrganization,
    posts: {
      thoughts: toStoredPosts('thoughts', thoughts, calendar).toReversed(),
      quotes: toStoredPosts('quotes', thoughts.slice(0, 20), calendar),
      articles: [],
      resources: [],
    },
  },
};

/** A client with a bearer token that sends and receives JSON, like the site. */
export type ProviderClient = {
  provider: SampleProvider;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
};

export const logIn = (provider: SampleProvider, credentials: Record<string, unknown> = {}) =>
  provider.app.request('/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: options.clientId,
      client_secret: options.clientSecret,
      ...credentials,
    }),
  });

export const connect = async (
  overrides: Partial<ProviderOptions> = {},
): Promise<ProviderClient> => {
  const provider = createProvider({ ...options, ...overrides });
  const { data } = loginResponseSchema.parse(await (await logIn(provider)).json());
  const headers = {
    Authorization: `Bearer ${data.token.access_token}`,
    'Content-Type': 'application/json',
  };
  return {
    provider,
    get: async (path) => provider.app.request(path, { headers }),
    post: async (path, body) =>
      provider.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
};

/** Returns the path of a blog of the fixture. */
export const blogPath = (blog: keyof typeof options.blogs, rest = '') =>
  `/v1/blogger/organization/${options.organizationId}/blog/${options.blogs[blog]}${rest}`;

/** Loads all pages of a list by nextPageToken. */
export const everyPage = async ({ get }: ProviderClient, path: string): Promise<WirePost[][]> => {
  const pages: WirePost[][] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const { posts, nextPageToken } = wirePostListSchema.parse(await (await get(next)).json());
    pages.push(posts);
    next =
      nextPageToken &&
      `${path}${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(nextPageToken)}`;
  }
  return pages;
};
