import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../../../client/App.tsx';
import { componentOf } from '../../../../client/pages/components.ts';
import { createPageStore, hydratedAtom } from '../../../../client/state/page-store.ts';
import type { ContentReader } from '../../../../shared/content/content-request.ts';
import type { Result } from '../../../../shared/content/result.ts';
import { parseRoute } from '../../../../shared/routes.ts';
import { siteSettings as site } from '../../../support/site-settings.ts';

/** Renders a page with the same result for each content. */
async function renderPage(url: string, result: Result<unknown>, isHydrated = false) {
  const route = parseRoute(new URL(url, site.url));
  await componentOf(route).load?.(route.params);
  const reader: ContentReader = { read: () => result as Result<never> };
  const store = createPageStore({ site, route, reader });
  store.set(hydratedAtom, isHydrated);
  return renderToString(createElement(App, { store }));
}

/** Renders a page whose content fails. */
const render = (url: string, status: number) =>
  renderPage(url, { error: { message: 'It failed.', status } });

test.each([
  ['/handout?posts=quotes:1', 4],
  ['/articles/1', 4],
  ['/sundays', 2],
])('on %s, %i buttons that need the script are disabled until it runs', async (url, count) => {
  const post = { id: '1', title: 'A title', published: null, content: '', words: 1 };
  const year = { kind: 'year', series: [], calendarHref: '', coming: [], seasons: [] };
  const data = { ...post, ...year, posts: [], places: [] };
  vi.stubGlobal('window', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const isHydrated of [false, true]) {
    const html = await renderPage(url, { data }, isHydrated);
    const buttons = html.match(/<button type="button"[^>]* scripted"[^>]*>/g) ?? [];
    const disabled = buttons.filter((tag) => tag.includes('disabled=""'));
    expect([buttons.length, disabled.length]).toEqual([count, isHydrated ? 0 : count]);
  }
});

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
