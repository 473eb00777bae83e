import { expect, test } from 'vitest';
import { expectApiFailure } from '../../support/api-error.ts';
import { siteForFile } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';
import { expectContent, expectOneReason, visitPage } from '../../support/visits.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

/** Nothing requested here is cached. The faults of a call are in the unit tests of the provider's client. */

const site = await siteForFile({}, { clock: true });

test('a login and an organization that fail once are hidden from 30 concurrent visitors', async () => {
  await site.startAnew();
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
  expect(site.provider.listReads()).toBe(1);
});

test.each([
  ['/apologetics', '/api/thoughts', 500, 503],
  ['/quotes?q=faith', '/api/quotes?q=faith', 400, 400],
])(
  '%s and %s whose call fails with %i show the error with %i in its place, until it succeeds',
  async (path, api, fault, status) => {
    site.provider.intercept(respondTo('/v1/blogger/', () => failure(fault, 'Not today.')));
    const page = await visitPage(site, path);
    expect(page.status).toBe(status);
    expect(page.texts('main [data-await] > div > p')).toContain('Error: Not today.');
    expect(page.headers.get('Cache-Control')).toBe(
      status === 503 ? 'no-store' : 'public, max-age=60',
    );
    expect(page.headers.get('Retry-After')).toBe(status === 503 ? '30' : null);
    expectOneReason(page, 'Not today.');
    await expectApiFailure(site, api, status, 'Not today.');
    expect(page.text('footer')).toContain('Springfield');
    const retry = 'main [data-await] a.button';
    expect([...page.texts(retry), ...page.hrefs(retry)]).toEqual(
      status === 400 ? ['Go to the first page', '/quotes'] : ['Try again', path],
    );
    site.provider.intercept();
    expectContent(await visitPage(site, path));
  },
);

test('a list that never comes ends with an error in its place', async () => {
  site.provider.intercept(({ path }) =>
    path.startsWith('/v1/blogger/')
      ? site.advance(4_200).then(() => new Promise(() => {}))
      : undefined,
  );
  const browser = { 'User-Agent': browserUserAgent };
  const complete = await visitPage(site, '/quotes?label=Hell');
  const streamed = await visitPage(site, '/quotes?label=Truth', browser);
  expect([complete.status, streamed.status]).toEqual([503, 200]);
  expect(streamed.texts('[data-loading]')).toEqual(['Loading...']);
  for (const page of [complete, streamed]) {
    expect(page.text('main')).toContain('Error: The content service took too long.');
  }
  site.provider.intercept();
  expectContent(await visitPage(site, '/quotes?label=Hell'));
});
