import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Content } from '../../../../worker/content/content.ts';
import { policies, responsePolicy } from '../../../../worker/middleware/response-policy.ts';

const noon = '2026-12-14T18:00:00Z';
const day = 86_400;

type Variables = { policy: keyof typeof policies; contents: Content<unknown>[] };

/** The headers of a response at a time. */
async function headersOf(
  variables: Partial<Variables>,
  { url = '/', status = 200, time = noon } = {},
) {
  const app = new Hono<{ Variables: Variables }>();
  app.use(responsePolicy(() => Date.parse(time)));
  app.get('*', (c) => {
    if (variables.policy) c.set('policy', variables.policy);
    if (variables.contents) c.set('contents', variables.contents);
    return new Response(null, { status });
  });
  const { headers } = await app.request(url);
  return {
    all: headers.get('Cache-Control'),
    edge: headers.get('Cloudflare-CDN-Cache-Control'),
    tags: headers.get('Cache-Tag'),
    retry: headers.get('Retry-After'),
  };
}

/** Contents at noon, with one tag each. */
function contents(age: number, ...tags: string[]): Content<unknown>[] {
  const storedAt = Date.parse(noon) - age;
  return tags.map((tag) => ({ result: { data: {} }, storedAt, isCached: true, tags: [tag] }));
}

/** The year of the site ends at 06:00 UTC. */
test.each([
  [noon, 'quotes', 'complete', 240, day],
  [noon, 'quotes', 'stale', 10, day],
  ['2026-12-14T05:50:00Z', 'quotes', 'complete', 240, day],
  ['2026-12-14T05:50:00Z', 'sundays', 'complete', 240, 360],
  ['2026-12-14T05:58:00Z', 'sundays', 'complete', 120, 0],
  ['2026-12-14T06:10:00Z', 'sundays', 'complete', 240, day - 600 - 240],
  ['2027-01-01T05:50:00Z', 'quotes', 'complete', 240, 360],
] as const)(
  'at %s a response that shows %s and is %s is fresh at the edge for %i s, and then stale for %i s',
  async (time, tag, policy, maxAge, stale) => {
    expect(await headersOf({ policy, contents: contents(0, tag, 'site') }, { time })).toEqual({
      all: policies[policy].all,
      edge: `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
      tags: `${tag},site`,
      retry: null,
    });
  },
);

test.each([
  ['fresh content', 200, { contents: contents(0, 'site') }, 'complete'],
  ['stale content', 200, { contents: contents(400_000, 'site') }, 'stale'],
  ['no policy and no content', 200, {}, 'none'],
  ['a policy', 308, { policy: 'file' }, 'file'],
  ['content on a page that is not found', 404, { contents: contents(0, 'site') }, 'brief'],
  ['an invalid URL', 400, { policy: 'brief' }, 'brief'],
  ['a file that is not found', 404, { policy: 'hashed' }, 'brief'],
  ['a failure', 500, { policy: 'file' }, 'none'],
  ['too many requests', 429, { policy: 'brief' }, 'none'],
] as const)(
  'the policy of a response with %s and the status %i follows from them',
  async (_, status, variables, policy) => {
    const { all, retry } = await headersOf(variables, { status });
    expect(all).toBe(policies[policy].all);
    expect(retry).toBe(status === 429 ? '60' : status === 500 ? '30' : null);
  },
);

test('only what shared caches may store has tags, a dozen at most', async () => {
  const tagsOf = async (policy: keyof typeof policies) =>
    (await headersOf({ policy, contents: contents(0, 'site') })).tags;
  expect([await tagsOf('none'), await tagsOf('private')]).toEqual([null, null]);
  expect(await tagsOf('brief')).toBe('site');
  const posts = Array.from({ length: 13 }, (_, i) => `post-${i}`);
  expect((await headersOf({ contents: contents(0, ...posts) })).tags).toMatch(
    /^post-0,.*,post-11$/,
  );
});
