import { beforeEach, expect, test } from 'vitest';
import { type Fault, failures, fieldFaults, statusFault } from '../../support/provider-faults.ts';
import { siteForFile } from '../../support/site.ts';
import { ageContent, storedContent } from '../../support/stored-in-kv.ts';
import { expectContent, expectFailure, visitPage } from '../../support/visits.ts';

/** Only the login fails, and no session is stored. A list and the organization are stored and stale. */

const site = await siteForFile({}, { clock: true });

beforeEach(async () => {
  site.provider.passTime(site.advance);
  await visitPage(site, '/apologetics');
  await storedContent(site, '/api/organization');
  await (await site.kv()).delete('session');
  for (const path of ['/api/thoughts', '/api/organization']) await ageContent(site, path, 400_000);
});

test.each<Fault>([
  ...failures.filter(({ name }) => name === 'no response'),
  ...fieldFaults(['data.token.access_token']),
  statusFault(401),
])(
  'while the login gets $name, stored content is served, and other content fails with its error',
  async (fault) => {
    site.provider.intercept(({ path }, connection) =>
      path === '/v1/auth/login' ? fault.respond(() => connection.pass(), connection) : undefined,
    );
    const [search, stored] = await Promise.all([
      visitPage(site, '/quotes?q=God'),
      visitPage(site, '/apologetics'),
    ]);
    expectContent(stored);
    expect(stored.line.events).toBeUndefined();
    expectFailure(search, 503, String(fault.message));
    for (const page of [search, stored]) expect(page.texts('footer')).toHaveLength(1);
    site.provider.intercept();
    expectContent(await visitPage(site, '/quotes'));
  },
);
