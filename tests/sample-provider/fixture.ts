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

/** A client with a bearer token that sends and receives JSON, like the site. */
export const connect = async (overrides: Partial<ProviderOptions> = {}) => {
  const provider = createProvider({ ...options, ...overrides });
  const { data } = loginResponseSchema.parse(await (await logIn(provider)).json());
  const headers = {
    Authorization: `Bearer ${data.token.access_token}`,
    'Content-Type': 'application/json',
  };
  return {
    provider,
    get: async (path: string) => provider.app.request(path, { headers }),
    post: async (path: string, body: unknown) =>
      provider.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
};

/** Returns the path of a blog of the fixture. */
export const blogPath = (blog: keyof typeof options.blogs, rest = '') =>
  `/v1/blogger/organization/${options.organizationId}/blog/${options.blogs[blog]}${rest}`;

/** Loads all pages of a list by nextPageToken. */
export async function everyPage(
  { get }: Pick<Awaited<ReturnType<typeof connect>>, 'get'>,
  path: string,
): Promise<WirePost[][]> {
  const pages: WirePost[][] = [];
  for (let token: string | undefined = ''; token !== undefined; ) {
    const url = new URL(path, 'https://provider.example');
    if (token) url.searchParams.set('pageToken', token);
    const response = await get(url.pathname + url.search);
    const { posts, nextPageToken } = wirePostListSchema.parse(await response.json());
    pages.push(posts);
    token = nextPageToken;
  }
  return pages;
}
