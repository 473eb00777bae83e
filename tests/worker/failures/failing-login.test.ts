import { beforeAll, expect, test } from 'vitest';
import {
  type Fault,
  failures,
  fieldFaults,
  harmlessFaults,
  statusFault,
} from '../../support/provider-faults.ts';
import { siteForFile } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { expectContent, expectFailure, visitPage } from '../../support/visits.ts';

/** Only the login fails, and no session is stored. A list and the organization are cached and stale. */

const site = await siteForFile({}, { clock: true });

beforeAll(async () => {
  site.provider.passTime(site.advance);
  await visitPage(site, '/apologetics');
  const kv = await site.kv();
  for (const path of ['/api/thoughts', '/api/organization']) {
    const content = await storedContent(site, path);
    const storedAt = content.storedAt - 400_000;
    await kv.put(`content ${path}`, JSON.stringify({ ...content, storedAt }));
  }
  await deleteSession();
});

async function deleteSession() {
  await (await site.kv()).delete('session');
  await site.restart();
}

function failLogin(fault: Fault) {
  site.provider.intercept(({ path }, connection) =>
    path === '/v1/auth/login' ? fault.respond(() => connection.pass(), connection) : undefined,
  );
}

/** Cached content is served; other content fails with the error of the login. */
async function encounter(fault: Fault) {
  failLogin(fault);
  const [unkept, kept] = await Promise.all([
    visitPage(site, '/quotes?q=God'),
    visitPage(site, '/apologetics'),
  ]);
  expectContent(kept);
  expect(kept.line.events).toBeUndefined();
  if (fault.message) expectFailure(unkept, 503, fault.message);
  else expectContent(unkept);
  for (const page of [unkept, kept]) expect(page.texts('footer')).toHaveLength(1);
}

const fields = ['data', 'data.organization_id', 'data.token', 'data.token.access_token'];

const statuses = [400, 401, 403, 404, 410, 429, 499, 500, 503, 599];

test.each([...failures, ...fieldFaults(fields), ...statuses.map(statusFault)])('$name', encounter);

test('when the login succeeds again, the next visitor sees all content', async () => {
  site.provider.intercept();
  expectContent(await visitPage(site, '/quotes'));
});

test.each(harmlessFaults)('$name is not a failure', async (fault) => {
  await deleteSession();
  await encounter(fault);
});
