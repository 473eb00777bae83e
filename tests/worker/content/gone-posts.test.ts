import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

/** Posts that the provider has deleted. Lists link to them until they are revalidated. */

const site = await siteForFile({}, { clock: true });

const afterExpiry = 301_000;
const { articles, thoughts } = sampleContent().posts;
const posts = [
  { id: articles[0]?.id, api: `/api/articles/${articles[0]?.id}`, status: 404 },
  { id: thoughts[0]?.id, api: `/api/thoughts/${thoughts[0]?.id}`, status: 410 },
];

async function visit() {
  const responses = await Promise.all(posts.map(({ api }) => site.get(api)));
  return responses.map(({ status }) => status);
}

test('a post whose revalidation gets 404 or 410 is gone until the provider has it again', async () => {
  expect(await visit()).toEqual([200, 200]);
  for (const { api } of posts) await storedContent(site, api);
  site.provider.intercept(({ path }) => {
    const post = posts.find(({ id }) => path.endsWith(`/posts/${id}`));
    return post && failure(post.status, 'No longer.');
  });
  await site.advance(afterExpiry);
  expect(await visit()).toEqual([200, 200]);
  await expect.poll(visit).toEqual([404, 404]);
  for (const { api } of posts) {
    await expect.poll(() => storedContent(site, api)).toHaveProperty('value', null);
  }
  const page = await readPage(site.get(`/articles/${articles[0]?.id}`));
  expect(page.text('h1')).toBe('Page Not Found');

  site.provider.intercept(({ path }) => (path.includes('/posts/') ? 'reset' : undefined));
  await site.advance(afterExpiry);
  const calls = site.provider.listReads();
  expect(await visit()).toEqual([404, 404]);
  await expect.poll(() => site.provider.listReads()).toBe(calls + 2);
  expect(await visit()).toEqual([404, 404]);
  site.provider.intercept();
  await site.advance(afterExpiry);
  await expect.poll(visit).toEqual([200, 200]);
});

test('a login that gets 404 says nothing about posts', async () => {
  expect(await visit()).toEqual([200, 200]);
  site.provider.intercept(respondTo('/v1/auth/login', () => failure(404, 'No route.')));
  await site.advance(afterExpiry);
  expect(await visit()).toEqual([200, 200]);
  const failed = () => site.log.filter((line) => /refresh-failed.* 404"/.test(line)).length;
  await expect.poll(failed).toBe(2);
  expect(await visit()).toEqual([200, 200]);
  expect((await site.get('/api/articles/another')).status).toBe(503);
});
