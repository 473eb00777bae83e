import { expect, test } from 'vitest';
import { listHref, postHref } from '../../../shared/routes.ts';
import { expectApiError } from '../../support/api-error.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure } from '../../support/watched-provider.ts';

/** Posts that the provider has deleted. Lists link to them until they are revalidated. */

const site = await siteForFile({}, { clock: true });

const afterExpiry = 301_000;
const eventually = { timeout: 10_000 };

test('a post whose revalidation gets 404 or 410 is gone until the provider has it again', async () => {
  const lists = [
    { list: 'articles', status: 404 },
    { list: 'thoughts', status: 410 },
  ] as const;
  const posts = await Promise.all(
    lists.map(async ({ list, status }) => {
      const { document } = await readPage(site.get(listHref(list), crawler));
      const id = String(document.querySelector('main [data-item]')?.getAttribute('data-item'));
      return { id, status, path: postHref(list, id), api: `/api/${list}/${id}` };
    }),
  );
  const visit = () =>
    Promise.all(posts.map(async ({ path }) => (await readPage(site.get(path, crawler))).status));
  const calls = () =>
    site.provider.requests.filter(({ path }) => posts.some(({ id }) => path.endsWith(id))).length;
  expect(await visit()).toEqual([200, 200]);
  for (const { api } of posts) await storedContent(site, api);

  site.provider.intercept(({ path }) => {
    const post = posts.find(({ id }) => path.endsWith(`/posts/${id}`));
    return post && failure(post.status, 'No longer.');
  });
  await site.advance(afterExpiry);
  expect(await visit()).toEqual([200, 200]);
  await expect.poll(visit, eventually).toEqual([404, 404]);
  for (const { api } of posts) {
    await expect.poll(() => storedContent(site, api), eventually).toHaveProperty('value', null);
  }
  const before = calls();
  await site.restart();
  for (const { path, api } of posts) {
    expect((await readPage(site.get(path))).text('h1')).toBe('Page Not Found');
    await expectApiError(await site.get(api), { message: 'There is no such post.', status: 404 });
  }
  expect(calls()).toBe(before);

  site.provider.intercept(({ path }) => (path.includes('/posts/') ? 'reset' : undefined));
  // The restart has reset the clock.
  await site.advance(2 * afterExpiry);
  for (let visits = 0; visits < 3; visits++) expect(await visit()).toEqual([404, 404]);
  await expect.poll(calls, eventually).toBeGreaterThan(before);
  site.provider.intercept();
  await site.advance(afterExpiry);
  await expect.poll(visit, eventually).toEqual([200, 200]);
});
