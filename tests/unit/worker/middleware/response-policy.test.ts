import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Content } from '../../../../worker/content/content.ts';
import { policies, responsePolicy } from '../../../../worker/middleware/response-policy.ts';

const noon = '2026-12-14T18:00:00Z';
const day = 86_400;

type PolicyName = keyof typeof policies;
type Used = { policy?: PolicyName; contents?: Content<unknown>[]; status?: number };

/** The headers of a response at a time. */
async function headersOf({ policy, contents, status = 200 }: Used, time = noon) {
  const app = new Hono().use(responsePolicy(() => Date.parse(time))).get('/', (c) => {
    c.set('policy', policy);
    c.set('contents', contents);
    return new Response(null, { status });
  });
  const { headers } = await app.request('/');
  const names = ['Cache-Control', 'Cloudflare-CDN-Cache-Control', 'Cache-Tag', 'Retry-After'];
  const [all, edge, tags, retry] = names.map((name) => headers.get(name));
  return { all, edge, tags, retry };
}

/** Contents with one tag each. */
function contentsOf(storedAt: string, ...tags: string[]): Content<unknown>[] {
  const stored = { result: { data: {} }, storedAt: Date.parse(storedAt), isCached: true };
  return tags.map((tag) => ({ ...stored, tags: [tag] }));
}

/** The year of the site ends at 06:00 UTC. */
test.each([
  [noon, noon, 'quotes', 'complete', 240, day],
  [noon, '2026-12-14T17:50:00Z', 'quotes', 'stale', 10, day],
  ['2026-12-14T05:50:00Z', noon, 'sundays', 'complete', 240, 360],
  ['2026-12-14T05:58:00Z', noon, 'sundays', 'complete', 120, 0],
  ['2026-12-14T06:10:00Z', noon, 'sundays', 'complete', 240, day - 600 - 240],
  ['2027-01-01T05:50:00Z', '2027-01-01T05:50:00Z', 'quotes', 'complete', 240, 360],
] as const)(
  'at %s what was stored at %s and shows %s is %s: fresh at the edge for %i s, and then stale for %i s',
  async (time, storedAt, tag, policy, maxAge, stale) => {
    expect(await headersOf({ contents: contentsOf(storedAt, tag, 'site') }, time)).toEqual({
      all: policies[policy].all,
      edge: `public, max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
      tags: `${tag},site`,
      retry: null,
    });
  },
);

const contents = contentsOf(noon, ...Array.from({ length: 13 }, (_, i) => `post-${i}`));

test.each<[used: Used, policy: PolicyName, hasTags: boolean, retry: string | null]>([
  [{}, 'none', false, null],
  [{ policy: 'file', status: 301 }, 'file', false, null],
  [{ policy: 'private' }, 'private', false, null],
  [{ policy: 'brief', contents }, 'complete', true, null],
  [{ contents, status: 404 }, 'brief', true, null],
  [{ policy: 'hashed', status: 404 }, 'brief', false, null],
  [{ policy: 'hashed', status: 500 }, 'none', false, '30'],
  [{ contents, status: 429 }, 'none', false, '60'],
])('of %j the policy is %s, with a dozen tags: %s', async (used, policy, hasTags, retry) => {
  const { all, tags, ...headers } = await headersOf(used);
  expect([all, headers.retry]).toEqual([policies[policy].all, retry]);
  expect(tags ?? '').toMatch(hasTags ? /^post-0,.*,post-11$/ : /^$/);
});
