import { afterEach, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

let site: Site;

afterEach(() => site.close());

test('an unreachable provider is a provider failure', async () => {
  site = await startSite({ API_HOST: 'http://127.0.0.1:1' });
  const page = await readPage(site.get('/apologetics', crawler));
  expect(page.status).toBe(503);
  expect(page.text('main')).toContain('Error: The content service could not be reached.');
  expect(page.texts('footer')).toEqual([]);
  expect((await readPage(site.get('/'))).status).toBe(200);
});

test('a provider that does not respond times out', async () => {
  site = await startSite({}, { clock: true });
  site.provider.intercept(async () => {
    await site.advance(15_000);
    return new Promise(() => {});
  });
  const page = await readPage(site.get('/apologetics', crawler));
  expect(page.status).toBe(503);
  expect(page.text('main')).toContain('Error: The content service took too long.');
});
