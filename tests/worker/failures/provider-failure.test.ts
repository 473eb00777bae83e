import { beforeAll, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, type Interception } from '../../support/watched-provider.ts';

const site = await siteForFile();

beforeAll(async () => {
  // The following requests fail at once.
  for (const path of ['/', '/quotes', '/resources']) await readPage(site.get(path));
});

const lists: Interception = ({ path }) =>
  path.startsWith('/v1/blogger/') ? failure(500, 'Down for repairs.') : undefined;

test.each(['/apologetics', '/articles/7350186942201573301', '/resources?label=Related+Articles'])(
  '%s shows an error in its layout when the provider is down and nothing is cached',
  async (path) => {
    site.provider.intercept(lists);
    const page = await readPage(site.get(path, crawler));
    expect(page.text('main')).toContain('Error: Down for repairs.');
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.texts('header nav a')).toContain('Quotes');
    expect(page.text('footer')).toContain('Springfield');
    const retry = page.document.querySelector('main [data-await] a.button');
    expect(retry?.textContent).toBe('Try again');
    expect(retry?.getAttribute('href')).toBe(path);
  },
);

test('an unreachable provider is a provider failure', async () => {
  const unreachable = await startSite({ API_HOST: 'http://127.0.0.1:1' });
  const page = await readPage(unreachable.get('/apologetics', crawler));
  expect(page.status).toBe(503);
  expect(page.text('main')).toContain('Error: The content service could not be reached.');
  expect(page.texts('footer')).toEqual([]);
  expect((await readPage(unreachable.get('/'))).status).toBe(200);
  await unreachable.close();
});
