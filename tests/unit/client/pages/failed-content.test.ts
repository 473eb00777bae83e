import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../../../../client/App.tsx';
import { componentOf } from '../../../../client/pages/components.ts';
import { createPageStore } from '../../../../client/state/page-store.ts';
import type { ContentReader } from '../../../../shared/content/content-request.ts';
import { parseRoute } from '../../../../shared/routes.ts';

const site = {
  productName: 'Site',
  url: 'https://site.example',
  searchTipsId: '1',
  usageNotesId: '2',
  supportEmail: '',
  bibleUrl: 'off',
  hasSundays: true,
  recaptcha: { siteKey: '', scriptUrl: '' },
};

/** Renders a page whose content fails. */
async function render(url: string, status: number): Promise<string> {
  const route = parseRoute(new URL(url, site.url));
  await componentOf(route).load?.(route.params);
  const reader: ContentReader = { read: () => ({ error: { message: 'It failed.', status } }) };
  return renderToString(createElement(App, { store: createPageStore({ site, route, reader }) }));
}

test.each(['/passages', '/passages?ref=Jon', '/sundays', '/sundays?date=2026-12-24', '/quotes'])(
  '%s offers to try again after a failure that may pass',
  async (url) => {
    const html = await render(url, 503);
    expect(html).toContain('Error: It failed.');
    expect(html).toContain(`href="${url}">Try again`);
  },
);

test.each([
  ['/passages?ref=Jon', 400, 'All books'],
  ['/passages?book=Tobit', 404, 'All books'],
  ['/sundays?date=yesterday', 400, 'All Sundays and feasts'],
])('%s says what is invalid, and leads on', async (url, status, link) => {
  const html = await render(url, status);
  expect(html).toContain('It failed.');
  expect(html).toContain(link);
  expect(html).not.toContain('Try again');
});

test('one error names each list that a search fails in', async () => {
  const html = await render('/search?q=lamb', 503);
  expect(html.match(/Error in[^:]+/g)).toEqual(['Error in Thoughts, Quotes, Articles']);
});

test('no error replaces the form of /passages', async () => {
  const beforeForm = (html: string) => /<main.*?action="\/passages"/.exec(html)?.[0];
  const mayPass = beforeForm(await render('/passages?ref=Jon', 503));
  expect(mayPass).toContain('Passages</h1>');
  expect(beforeForm(await render('/passages?ref=Jon', 400))).toBe(mayPass);
});

test('without a lectionary, /sundays is not found', async () => {
  expect(await render('/sundays', 404)).toContain('Page Not Found');
});
