import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { slow } from '../support/watched-provider.ts';

let site: Site;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => site.close());

async function visitors(count: number) {
  const answers = await Promise.all(
    Array.from({ length: count }, async () => {
      const response = await site.get('/apologetics');
      return { status: response.status, body: await response.text() };
    }),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toContain('</html>');
    expect(body).not.toContain('Error:');
  }
}

test('200 visitors at once on an empty KV cost one login, one organization and one list', async () => {
  site.provider.intercept(slow(100));
  await visitors(200);
  expect(site.provider.logins()).toBe(1);
  expect(site.provider.organizationReads()).toBe(1);
  expect(site.provider.listReads()).toBe(1);
});

test('a second isolate within 300 s uses the session and the content that the first has kept', async () => {
  await visitors(1);
  await site.restart();
  await visitors(1);
  const quotes = await site.get('/quotes');
  expect(quotes.status).toBe(200);
  expect(site.provider.logins()).toBe(1);
  expect(site.provider.organizationReads()).toBe(1);
});
