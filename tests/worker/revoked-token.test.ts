import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { failure } from '../support/watched-provider.ts';

let site: Site;

beforeEach(async () => {
  site = await startSite();
  await (await site.get('/apologetics')).text();
  site.provider.revokeTokens();
});

afterEach(() => site.close());

async function expectPosts(path: string) {
  const response = await site.get(path);
  const body = await response.text();
  expect(response.status).toBe(200);
  expect(body).toContain('<article');
  expect(body).not.toContain('Error:');
}

test('a visitor notices nothing of a token that was revoked: it is renewed once', async () => {
  await expectPosts('/quotes');
  await expectPosts('/articles');
  expect(site.provider.logins()).toBe(2);
});

test('20 visitors at once renew a revoked token once', async () => {
  const chapters = Array.from({ length: 20 }, (_, i) => `/apologetics?label=Matthew+${i + 1}`);
  const answers = await Promise.all(chapters.map((path) => site.get(path)));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('Error:');
  }
  expect(site.provider.listReads()).toBeGreaterThan(20);
  expect(site.provider.logins()).toBe(2);
});

test('the renewed token is kept for other isolates', async () => {
  await expectPosts('/quotes');
  await site.restart();
  await expectPosts('/articles');
  expect(site.provider.logins()).toBe(2);
});

test('an isolate that finds a revoked token in KV renews it', async () => {
  await site.restart();
  await expectPosts('/quotes');
  expect(site.provider.logins()).toBe(2);
});

test('a provider that refuses each token is not asked for more and more of them', async () => {
  site.provider.intercept(({ path }) =>
    path.startsWith('/v1/blogger/') ? failure(401, 'Not today.') : undefined,
  );
  const response = await site.get('/api/quotes');
  expect(response.status).toBe(503);
  expect(site.provider.logins()).toBe(2);
});
