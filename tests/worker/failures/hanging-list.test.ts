import { expect, test } from 'vitest';
import { siteForEachTest } from '../../support/site.ts';
import { expectContent, visitPage } from '../../support/visits.ts';

const site = siteForEachTest({}, { clock: true });

test('a hanging list delays no other page, nor its own second visitor', async () => {
  site.provider.intercept(({ query }) =>
    query.get('label') === 'Hell' ? new Promise(() => {}) : undefined,
  );
  const hanging = [visitPage(site, '/quotes?label=Hell'), visitPage(site, '/quotes?label=Hell')];
  for (const path of ['/', '/quotes', '/apologetics?label=John', '/articles', '/resources']) {
    const { line, status } = await visitPage(site, path);
    expect(status).toBe(200);
    expect(line.ms).toBeLessThan(3_000);
  }
  await site.advance(4_200);
  for (const { status, ms } of (await Promise.all(hanging)).map(({ line }) => line)) {
    expect(status).toBe(503);
    expect(ms).toBeGreaterThan(3_000);
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

test('with a slow provider, a login followed by a list still completes', async () => {
  slowDown(1_700);
  expectContent(await visitPage(site, '/quotes'));
});

test('with a slow provider that requires a new token, the response still ends in time', async () => {
  await visitPage(site, '/quotes');
  site.provider.revokeTokens();
  slowDown(1_800);
  const page = await visitPage(site, '/apologetics');
  expect(page.status).toBe(503);
  expect(page.text('main')).toContain('Error: The content service took too long.');
});
