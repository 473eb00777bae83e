import { expect, test } from 'vitest';
import { siteForEachTest } from '../../support/site.ts';
import { storedSession } from '../../support/stored-in-kv.ts';
import { slow } from '../../support/watched-provider.ts';

const site = siteForEachTest();

async function visitors(count: number, path = '/apologetics') {
  const responses = await Promise.all(
    Array.from({ length: count }, async () => {
      const response = await site.get(path);
      return { status: response.status, body: await response.text() };
    }),
  );
  for (const { status, body } of responses) {
    expect(status).toBe(200);
    expect(body).toContain('</html>');
    expect(body).not.toContain('Error:');
  }
}

test('60 concurrent visitors with an empty KV cause one call each for login, organization and list', async () => {
  site.provider.intercept(slow(100));
  await visitors(60);
  expect(site.provider.logins()).toBe(1);
  expect(site.provider.organizationReads()).toBe(1);
  expect(site.provider.listReads()).toBe(1);
});

test('a second isolate within 300 s uses the stored session of the first', async () => {
  await visitors(1);
  await storedSession(site);
  await site.restart();
  await visitors(1);
  await visitors(1, '/quotes');
  expect(site.provider.logins()).toBe(1);
  expect(site.provider.organizationReads()).toBe(1);
  expect(site.provider.listReads()).toBe(2);
});
