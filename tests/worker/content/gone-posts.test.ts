import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListName } from '../../../shared/content/lists.ts';
import { listHref, postHref } from '../../../shared/routes.ts';
import { expectApiError } from '../../support/api-error.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, type Intercepted, type Interception } from '../../support/watched-provider.ts';

/** Posts that the provider has deleted. Lists link to them until they are revalidated. */

const lifetime = 300_000;
const afterExpiry = lifetime + 1_000;

const site = await siteForFile({}, { clock: true });

/** The responses to the calls for single posts, by post id. */
const responses = new Map<string, () => Intercepted>();

const respondWithPost: Interception = ({ path }) => {
  const id = /\/posts\/(.*)/.exec(path)?.[1];
  return id === undefined ? undefined : responses.get(id)?.();
};

beforeEach(() => site.provider.intercept(respondWithPost));

afterEach(() => responses.clear());

/** Visitors' requests revalidate content; a crawler gets the complete page afterwards. */
async function read(path: string) {
  await (await site.get(path)).text();
  return readPage(site.get(path, crawler));
}

async function idsIn(list: ListName) {
  const { document } = await read(listHref(list));
  return [...document.querySelectorAll('main [data-item]')].map(
    (item) => item.getAttribute('data-item') ?? '',
  );
}

async function postIn(list: ListName, place: number) {
  const id = (await idsIn(list))[place] ?? '';
  const path = postHref(list, id);
  expect((await read(path)).status).toBe(200);
  return { id, path, api: `/api/${list}/${id}` };
}

function callsFor(id: string): number {
  return site.provider.requests.filter(({ path }) => path.endsWith(`/posts/${id}`)).length;
}

const gone = (status: number) => () => failure(status, 'No longer.');

/** The stale response is the last one with the post. */
async function revalidate(path: string) {
  await site.advance(afterExpiry);
  expect((await site.get(path)).status).toBe(200);
  await vi.waitFor(async () => expect((await read(path)).status).toBe(404), { timeout: 10_000 });
}

test.each<{ list: ListName; status: number }>([
  { list: 'articles', status: 404 },
  { list: 'thoughts', status: 410 },
])(
  'the page of a post of $list whose revalidation gets $status is gone, also in another isolate',
  async ({ list, status }) => {
    const { id, path, api } = await postIn(list, 1);
    responses.set(id, gone(status));
    await revalidate(path);
    const calls = callsFor(id);
    await expect
      .poll(() => storedContent(site, api), { timeout: 10_000 })
      .toMatchObject({ value: null });
    await site.restart();
    expect((await read(path)).text('h1')).toBe('Page Not Found');
    await expectApiError(await site.get(api), { message: 'There is no such post.', status: 404 });
    expect(callsFor(id)).toBe(calls);
  },
);

test('a post that is gone causes one call in 300 s, and is back when the provider has it again', async () => {
  const { id, path } = await postIn('articles', 3);
  responses.set(id, gone(404));
  await revalidate(path);
  const calls = callsFor(id);
  await site.advance(afterExpiry);
  for (let visit = 0; visit < 3; visit++) expect((await read(path)).status).toBe(404);
  expect(callsFor(id)).toBe(calls + 1);
  responses.clear();
  await site.advance(afterExpiry);
  await expect.poll(async () => (await read(path)).status).toBe(200);
});

test('while the provider fails, a post stays as it was: present or gone', async () => {
  const presentPost = await postIn('thoughts', 3);
  const gonePost = await postIn('thoughts', 4);
  responses.set(gonePost.id, gone(410));
  await revalidate(gonePost.path);
  responses.set(presentPost.id, () => failure(500, 'Down for repairs.'));
  responses.set(gonePost.id, () => 'reset');
  await site.advance(afterExpiry);
  for (let visit = 0; visit < 2; visit++) {
    expect((await read(presentPost.path)).status).toBe(200);
    expect((await read(gonePost.path)).status).toBe(404);
  }
});

test('an id that never existed causes one call in 300 s, and nothing is stored in KV', async () => {
  const kv = await site.kv();
  const names = async () => (await kv.list()).keys.map(({ name }) => name).toSorted();
  const [quote] = await idsIn('quotes');
  const before = await names();
  // The last is the id of a quote, not of an article.
  const madeUpIds = ['made-up-0', 'made-up-1', String(quote)];
  for (const id of [...madeUpIds, ...madeUpIds]) {
    expect((await read(`/articles/${id}`)).status).toBe(404);
  }
  for (const id of madeUpIds) expect(callsFor(id)).toBe(1);
  expect(await names()).toEqual(before);
});
