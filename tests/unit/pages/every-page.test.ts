import { expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';
import { everyPage } from '../../support/every-page.ts';
import { deadFragments, deadLinks } from '../../support/judges/dead-links.ts';
import { htmlErrors } from '../../support/judges/html-errors.ts';
import { failure } from '../../support/watched-provider.ts';

const site = siteForTests();
const html = async (path: string) => (await site.read(path)).html;

test.each(everyPage)('%s is valid HTML, without cookie banner or inline code', async (path) => {
  const page = await site.read(path);
  expect(await htmlErrors(page.html)).toEqual([]);
  expect(deadFragments(page)).toEqual([]);
  // Those of the first paint, which the development server links.
  expect(page.texts('style, [style], script:not([src], [type$=json])')).toEqual([]);
  expect(page.html).not.toMatch(/Got it!|you agree to our privacy/);
  // Chromium omits such a space from an accessible name.
  for (const { innerHTML } of page.document.querySelectorAll('a, button, summary, label, h2'))
    expect(innerHTML).not.toMatch(/<!-- --> </);
});

test('every link leads to a page, and all pages but the form have one content security policy', async () => {
  const pages = await Promise.all(everyPage.map((path) => site.read(path)));
  expect(await deadLinks(site, pages)).toEqual([]);
  const others = pages.filter((_, i) => !everyPage[i]?.startsWith('/contact'));
  expect(new Set(others.map(({ headers }) => headers.get('Content-Security-Policy'))).size).toBe(1);
});

test('an invalid URL and content that fails to load are valid HTML', async () => {
  expect(await htmlErrors(await html('/quotes?q=%E0%A4'))).toEqual([]);
  site.intercept(() => failure(500, 'Down for repairs.'));
  expect(await htmlErrors(await html('/quotes?q=failed'))).toEqual([]);
});
