import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure } from '../../support/watched-provider.ts';

let site: Site;

beforeEach(async () => {
  site = await startSite({}, { clock: true });
});

afterEach(() => site.close());

test('the footer names the organization and links to the pages', async () => {
  const page = await readPage(site.get('/'));
  const footer = page.text('footer');
  for (const text of ['1 Sample Street', 'Springfield, IL 62701', 'contact@example.org']) {
    expect(footer).toContain(text);
  }
  expect(footer).toMatch(/© 20\d\d Areopagus Sample Ministry/);
  expect(page.hrefs('footer address a')).toEqual(['mailto:contact@example.org']);
  for (const href of page.hrefs('footer nav a')) {
    expect((await readPage(site.get(href ?? ''))).status).toBe(200);
  }
});

test('without the organization the footer is missing and the rest of the page is not', async () => {
  site.provider.intercept(({ path }) =>
    path.startsWith('/v1/organizations/') ? failure(500, 'Down for repairs.') : undefined,
  );
  for (const path of ['/apologetics', '/nowhere']) {
    const page = await readPage(site.get(path));
    expect(page.texts('footer')).toEqual([]);
    expect(page.text('body')).not.toContain('Error:');
    expect(page.status).toBe(path === '/nowhere' ? 404 : 200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
  }
  site.provider.intercept();
  await site.advance(6_000);
  await vi.waitFor(async () => {
    expect((await readPage(site.get('/apologetics'))).text('footer')).toContain('Springfield');
  });
});

test('the name of the organization is shown as text in one line', async () => {
  const { organization } = sampleContent();
  site.provider.intercept(({ path }) =>
    path.startsWith('/v1/organizations/')
      ? Response.json({
          data: { ...organization, display_name: 'Grace\ud800 \u202e<b>\0 House\n' },
        })
      : undefined,
  );
  const page = await readPage(site.get('/', crawler));
  expect(page.text('footer')).toMatch(/© 20\d\d Grace <b> House/);
  expect(page.html).not.toMatch(/[\u202e\ufffd\0]/);
});
