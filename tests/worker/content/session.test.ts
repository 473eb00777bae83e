import { beforeEach, expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';
import { emptyKv } from '../../support/stored-in-kv.ts';
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
