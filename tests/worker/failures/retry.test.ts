import { beforeEach, expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';
import { expectContent, visitPage } from '../../support/visits.ts';
import { failure, type Intercepted } from '../../support/watched-provider.ts';

/** Calls that fail once, in an isolate with an empty KV. */

const site = await siteForFile({}, { clock: true });

beforeEach(async () => {
  const kv = await site.kv();
  for (const { name } of (await kv.list()).keys) await kv.delete(name);
  await site.restart();
  site.provider.requests.length = 0;
});

function failOnce(call: RegExp, fault: () => Intercepted) {
  let failed = false;
  site.provider.intercept(({ path }) => {
    if (failed || !call.test(path)) return undefined;
    failed = true;
    return fault();
  });
}

const faults: [name: string, fault: () => Intercepted][] = [
  ['500', () => failure(500, 'Unlucky.')],
  ['a reset', () => 'reset'],
];

test.each(faults)(
  'one login that fails with %s is hidden from 30 concurrent visitors',
  async (_, fault) => {
    failOnce(/login$/, fault);
    const pages = await Promise.all(Array.from({ length: 30 }, () => visitPage(site, '/quotes')));
    for (const page of pages) {
      expectContent(page);
      expect(page.texts('footer')).toHaveLength(1);
    }
    expect(site.provider.logins()).toBe(2);
  },
);

test.each(faults)(
  'one organization call that fails with %s is hidden from visitors',
  async (_, fault) => {
    failOnce(/organizations/, fault);
    const page = await visitPage(site, '/terms');
    expectContent(page);
    expect(page.texts('footer')).toHaveLength(1);
    expect(site.provider.logins()).toBe(1);
    expect(site.provider.organizationReads()).toBe(2);
  },
);

test('a login that hangs is retried while the visitor waits', async () => {
  let hung = false;
  site.provider.intercept(({ path }) => {
    if (hung || !path.endsWith('login')) return undefined;
    hung = true;
    return site.advance(2_500).then(() => new Promise(() => {}));
  });
  expectContent(await visitPage(site, '/quotes'));
  expect(site.provider.logins()).toBe(2);
});
