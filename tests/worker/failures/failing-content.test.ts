import { expect, test } from 'vitest';
import { expectApiFailure } from '../../support/api-error.ts';
import { siteForFile } from '../../support/site.ts';
import { emptyKv } from '../../support/stored-in-kv.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import { expectContent, expectFailure, visitPage } from '../../support/visits.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

/** Nothing requested here is cached. The faults of a call are in the unit tests of the provider's client. */

const site = await siteForFile({}, { clock: true });

/** The first test: later ones need the session and the organization. */
test('a login and an organization that fail once are hidden from 30 concurrent visitors', async () => {
  const failed = new Set<string>();
  site.provider.intercept(({ path }) => {
    if (failed.has(path) || !/login$|organizations/.test(path)) return undefined;
    failed.add(path);
    return path.endsWith('login') ? 'reset' : failure(500, 'Unlucky.');
  });
  const visits = Array.from({ length: 30 }, () => visitPage(site, '/quotes'));
  for (const page of await Promise.all(visits)) {
    expectContent(page);
    expect(page.texts('footer')).toHaveLength(1);
  }
  expect(site.provider.logins()).toBe(2);
  expect(site.provider.organizationReads()).toBe(2);
});

const calls = [
  { call: 'a label', path: (name: string) => `/quotes?label=${name}`, refused: 503 },
  { call: 'a search', path: (name: string) => `/quotes?q=${name}`, refused: 400 },
];

test.each(calls)(
  '$call that fails is shown in its place, as a page and as JSON, and is back after recovery',
  async ({ path, refused }) => {
    for (const [name, respond, status, message] of [
      ['500', () => failure(500, 'Not today.'), 503, 'Not today.'],
      ['400', () => failure(400, 'Not this.'), refused, 'Not this.'],
      ['reset', () => 'reset' as const, 503, 'The content service could not be reached.'],
    ] as const) {
      const url = path(`fault-${name}`);
      site.provider.intercept(respondTo('/v1/blogger/', respond));
      expectFailure(await visitPage(site, url), status, message);
      await expectApiFailure(site, `/api${url}`, status, message);
      site.provider.intercept(({ path }, pass) =>
        path.startsWith('/v1/blogger/') ? pass(path.replace(/\/(labels|search)$/, '')) : undefined,
      );
      expectContent(await visitPage(site, url));
    }
  },
);

test.each(['/apologetics', '/resources?label=Related+Articles'])(
  '%s shows an error in its layout, and can be tried again',
  async (path) => {
    site.provider.intercept(respondTo('/v1/blogger/', () => failure(500, 'Down for repairs.')));
    const page = await visitPage(site, path);
    expectFailure(page, 503, 'Down for repairs.');
    expect(page.text('footer')).toContain('Springfield');
    const retry = page.document.querySelector('main [data-await] a.button');
    expect(retry?.textContent).toBe('Try again');
    expect(retry?.getAttribute('href')).toBe(path);
  },
);

test('a list that never comes ends with an error in its place, and delays no other page', async () => {
  site.provider.intercept(({ query }) =>
    query.get('label') === 'Hell' ? new Promise(() => {}) : undefined,
  );
  const browser = { 'User-Agent': browserUserAgent };
  const hanging = [
    visitPage(site, '/quotes?label=Hell'),
    visitPage(site, '/quotes?label=Hell', browser),
  ];
  for (const path of ['/', '/apologetics?label=John', '/articles', '/resources']) {
    const { line, status } = await visitPage(site, path);
    expect([path, status]).toEqual([path, 200]);
    expect(line.ms).toBeLessThan(3_000);
  }
  await site.advance(4_200);
  const [complete, streamed] = await Promise.all(hanging);
  expect([complete?.status, streamed?.status]).toEqual([503, 200]);
  expect(streamed?.texts('[data-loading]')).toEqual(['Loading...']);
  for (const page of [complete, streamed]) {
    expect(page?.text('main')).toContain('Error: The content service took too long.');
  }
  site.provider.intercept();
  expectContent(await visitPage(site, '/quotes?label=Hell'));
});

/** Passes this time in each login and list; ms. The site may close before it has passed. */
function slowDown(ms: number) {
  site.provider.intercept(async ({ path }) => {
    if (!path.startsWith('/v1/organizations/')) await site.advance(ms).catch(() => {});
    return undefined;
  });
}

test('with a slow provider a login and a list complete, and with a rejected token the response ends in time', async () => {
  await emptyKv(site);
  slowDown(1_700);
  expectContent(await visitPage(site, '/quotes?label=Doubt'));
  site.provider.revokeTokens();
  slowDown(1_800);
  const page = await visitPage(site, '/apologetics');
  expect(page.status).toBe(503);
  expect(page.text('main')).toContain('Error: The content service took too long.');
});
