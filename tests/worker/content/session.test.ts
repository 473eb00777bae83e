import { beforeEach, expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';
import { emptyKv, storedSession } from '../../support/stored-in-kv.ts';
import { slow } from '../../support/watched-provider.ts';

const site = await siteForFile();

beforeEach(() => emptyKv(site));

async function visit(paths: string[]) {
  const responses = await Promise.all(paths.map((path) => site.get(path)));
  for (const response of responses) {
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(body).toContain('</html>');
    expect(body).not.toContain('Error:');
  }
}

const calls = () => ({
  logins: site.provider.logins(),
  organizations: site.provider.organizationReads(),
  lists: site.provider.listReads(),
});

test('60 concurrent visitors with an empty KV cause one call each for login, organization and list', async () => {
  site.provider.intercept(slow(100));
  await visit(Array.from({ length: 60 }, () => '/apologetics'));
  expect(calls()).toEqual({ logins: 1, organizations: 1, lists: 1 });
});

test('a second isolate within 300 s uses the stored session of the first', async () => {
  await visit(['/apologetics']);
  await storedSession(site);
  await site.restart();
  await visit(['/apologetics', '/quotes']);
  expect(calls()).toEqual({ logins: 1, organizations: 1, lists: 2 });
});

test('20 concurrent visitors renew a revoked token once', async () => {
  await visit(['/apologetics']);
  site.provider.revokeTokens();
  await visit(Array.from({ length: 20 }, (_, i) => `/apologetics?label=Matthew+${i + 1}`));
  expect(calls().lists).toBeGreaterThan(20);
  expect(calls().logins).toBe(2);
});
