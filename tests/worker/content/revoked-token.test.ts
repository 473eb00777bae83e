import { beforeEach, expect, test } from 'vitest';
import { siteForEachTest } from '../../support/site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = siteForEachTest({}, { clock: true });
/** The clock is set to it again, because requests can take longer than the login backoff on a busy machine. */
const start = new Date().toISOString();

beforeEach(async () => {
  await (await site.get('/apologetics')).text();
  site.provider.revokeTokens();
});

async function expectPosts(path: string) {
  const response = await site.get(path);
  const body = await response.text();
  expect(response.status).toBe(200);
  expect(body).toContain('<article');
  expect(body).not.toContain('Error:');
}

test('20 concurrent visitors renew a revoked token once', async () => {
  const chapters = Array.from({ length: 20 }, (_, i) => `/apologetics?label=Matthew+${i + 1}`);
  const responses = await Promise.all(chapters.map((path) => site.get(path)));
  for (const answer of responses) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('Error:');
  }
  expect(site.provider.listReads()).toBeGreaterThan(20);
  expect(site.provider.logins()).toBe(2);
});

test('the renewed token is stored for other isolates', async () => {
  await expectPosts('/quotes');
  await site.restart();
  await expectPosts('/articles');
  expect(site.provider.logins()).toBe(2);
});

test('30 searches that are rejected with every token cause one login, and other content is served', async () => {
  site.provider.intercept(respondTo('/search', () => failure(401, 'Not today.')));
  const lists = ['/quotes', '/articles', '/apologetics'];
  async function search(word: number) {
    const response = await site.get(`/api/quotes?q=word-${word}`);
    expect(response.status).toBe(503);
    expect(await response.json()).toHaveProperty('message', 'Not today.');
    await expectPosts(lists[word % 3] ?? '');
  }
  for (let word = 0; word < 30; word += 10) {
    await site.setTime(start);
    await Promise.all(Array.from({ length: 10 }, (_, i) => search(word + i)));
  }
  expect(site.provider.logins()).toBe(2);
  site.provider.intercept();
  expect((await site.get('/api/quotes?q=word-1')).status).toBe(200);
  expect(site.provider.logins()).toBe(2);
});
