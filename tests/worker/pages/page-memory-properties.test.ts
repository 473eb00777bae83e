import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { defaults } from '../../../sample-provider/defaults.ts';
import { browseLabel } from '../../../shared/browse/browse-state.ts';
import { contentUrl } from '../../../shared/content/content-request.ts';
import { quotesList } from '../../../shared/content/lists.ts';
import { listHref, postHref } from '../../../shared/routes.ts';
import { loggedKey } from '../../../worker/provider/logged-key.ts';
import { readPage } from '../../support/page.ts';
import { type Content, createPolicyModel, type Revalidation } from '../../support/policy-model.ts';
import { type Site, startSite } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import { failure, type Intercepted } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

/** No sum of these steps comes within 4 s of a limit of the policy, so the duration of the test does not matter. */
const unit = 17_000;
const waits = [1, 1, 2, 6, 18, 5_082].map((units) => units * unit);

/** For a busy machine; ms. */
const timeout = 6_000;

const visitor = { 'User-Agent': browserUserAgent };
const statuses: Record<string, number> = { unavailable: 503, 'not found': 404 };

const contents: Content[] = ['list', 'post', 'organization'];

type Step =
  | { do: 'visit'; page: 'list' | 'post' }
  | { do: 'wait'; ms: number }
  | { do: 'publish' | 'publish elsewhere'; content: Content }
  | { do: 'fail' | 'recover' | 'delete' | 'delete elsewhere' | 'restore' };

const visit = fc.record({ do: fc.constant('visit'), page: fc.constantFrom('list', 'post') });

const step = fc.oneof(
  { weight: 8, arbitrary: visit },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(...waits) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('publish', 'publish elsewhere'),
      content: fc.constantFrom(...contents),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('fail', 'recover', 'recover', 'delete', 'delete elsewhere', 'restore'),
    }),
  },
) as fc.Arbitrary<Step>;

const labels = [...quotesList.labels];

let site: Site;
let runs = 0;
let pagesFromMemory = 0;

beforeAll(async () => {
  site = await startSite({}, { clock: true });
});

afterAll(() => site.close());

/** Starts with content that is not cached. */
async function createRun() {
  runs += 1;
  const browse = browseLabel(String(labels[runs]));
  const postId = `${9_000 + runs}`;
  const model = createPolicyModel();
  const { provider } = model;
  const keys: Record<Content, string> = {
    list: contentUrl({ kind: 'posts', list: 'quotes', browse }),
    post: contentUrl({ kind: 'post', list: 'quotes', postId }),
    organization: contentUrl({ kind: 'organization' }),
  };
  const pages = { list: listHref(quotesList, browse), post: postHref(quotesList, postId) };

  const titleOf = (content: Content) => `${content} version ${provider.versions[content]}`;
  const postOf = (content: Content) => wirePost({ id: postId, title: titleOf(content) });
  const other = wirePost({ id: 'other', title: 'Another quote' });

  site.provider.intercept(({ path }): Intercepted => {
    if (path.startsWith('/v1/auth/')) return undefined;
    if (provider.fails) return failure(500, 'Down for repairs.');
    if (path.startsWith('/v1/organizations/')) {
      const data = { ...sampleContent().organization, display_name: titleOf('organization') };
      return Response.json({ data });
    }
    if (path.endsWith('/labels')) return Response.json({ posts: [postOf('list'), other] });
    return provider.hasPost ? Response.json(postOf('post')) : failure(404, 'No longer.');
  });
  await site.advance(8 * 24 * 60 * 60_000);

  const inKv = async (key: string) => (await site.kv()).get(key);

  /** Stores a new version, as another isolate would after the writes of this one. */
  async function publishElsewhere(content: Content) {
    const key = `content ${keys[content]}`;
    const isWritten = `${content} version ${model.kv[content]?.version}`;
    if (model.kv[content]) {
      await vi.waitFor(async () => expect(await inKv(key)).toContain(`"${isWritten}"`), timeout);
    }
    model.publishElsewhere(content);
    const post = { id: postId, title: titleOf(content), published: other.published, content: '' };
    const value = {
      list: { posts: [post, { ...other, content: '' }] },
      post: { ...post, description: '' },
      organization: { ...sampleContent().organization, display_name: titleOf(content) },
    }[content];
    await (await site.kv()).put(key, JSON.stringify({ value, storedAt: await site.tick() }));
  }

  async function deleteElsewhere() {
    const id = `${defaults.blogs.quotes}/${postId}`;
    type Records = Record<string, { gone: boolean; at: number }>;
    const read = async (): Promise<Records> =>
      JSON.parse(String((await inKv('gone posts')) ?? '{}'));
    await vi.waitFor(
      async () => expect((await read())[id]?.gone ?? false).toBe(model.goneInKv()),
      timeout,
    );
    model.deleteElsewhere();
    const records = { ...(await read()), [id]: { gone: true, at: await site.tick() } };
    await (await site.kv()).put('gone posts', JSON.stringify(records));
  }

  /** Waits for the outcome of a revalidation, which follows the response. */
  async function settle({ content, outcome }: Revalidation, logged: number) {
    await vi.waitFor(async () => {
      if (outcome === 'renewed') {
        const response = await site.get(keys[content]);
        await response.text();
        expect(response.headers.get('Cache-Status')).toMatch(/ttl=[1-9]/);
      } else {
        const isOutcome = (line: string) => line.includes(`"key":"${loggedKey(keys[content])}"`);
        expect(site.log.slice(logged).filter(isOutcome)).toHaveLength(1);
      }
    }, timeout);
  }

  async function visit(page: 'list' | 'post'): Promise<boolean> {
    const logged = site.log.length;
    const { shown, hidesPost, revalidations } = model.visit(page);
    const { status, html, headers } = await readPage(site.get(pages[page], visitor));
    // The status of a list that is streamed does not depend on its content.
    const isStreamedList = page === 'list' && headers.get('X-Accel-Buffering') === 'no';
    if (headers.get('Cache-Status')?.endsWith('detail=page')) pagesFromMemory += 1;
    const expected = {
      status: isStreamedList ? 200 : (statuses[String(shown.missing)] ?? 200),
      organization: `organization version ${shown.organization}`,
      titles:
        shown.missing || (page === 'list' && hidesPost) ? [] : [`${page} version ${shown[page]}`],
    };
    if (shown.organization === undefined) return false;
    expect({
      status,
      organization: /organization version \d+/.exec(html)?.[0],
      titles: [...new Set(html.match(/(list|post) version \d+/g))],
    }).toEqual(expected);
    for (const revalidation of revalidations) await settle(revalidation, logged);
    return true;
  }

  return {
    /** Returns false if the rest is outside of the model: without an organization. */
    async take(next: Step): Promise<boolean> {
      model.advance(1);
      await site.tick();
      switch (next.do) {
        case 'visit':
          return visit(next.page);
        case 'wait':
          await site.advance(next.ms);
          model.advance(next.ms);
          break;
        case 'publish':
          provider.versions[next.content] += 1;
          break;
        case 'publish elsewhere':
          await publishElsewhere(next.content);
          break;
        case 'delete elsewhere':
          await deleteElsewhere();
          break;
        case 'fail':
        case 'recover':
          provider.fails = next.do === 'fail';
          break;
        default:
          provider.hasPost = next.do === 'restore';
      }
      return true;
    },
  };
}

test('a page never shows other content than the cache policy allows at that time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const run = await createRun();
      for (const page of ['list', 'post'] as const) await run.take({ do: 'visit', page });
      for (const next of steps) if (!(await run.take(next))) return;
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect(pagesFromMemory).toBeGreaterThan(20);
}, 120_000);
