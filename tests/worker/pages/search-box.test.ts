import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

async function searchBox(path: string) {
  const page = await readPage(site.get(path));
  const form = page.document.querySelector('search form');
  const fields = [...(form?.querySelectorAll('input') ?? [])].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ]);
  return { page, form, fields };
}

test.each([
  ['/apologetics', 'Search thoughts'],
  ['/quotes', 'Search quotes'],
  ['/articles', 'Search articles'],
])('%s has a box to %s, which submits its text to the same page', async (path, label) => {
  const { page, form, fields } = await searchBox(path);
  expect(form?.getAttribute('action')).toBe(path);
  expect(form?.getAttribute('method') ?? 'get').toBe('get');
  expect(fields).toEqual([['q', '']]);
  const box = form?.querySelector('input[name=q]');
  expect(box?.getAttribute('aria-label')).toBe(label);
  expect(box?.getAttribute('placeholder')).toBe('title:"Proper 13", Miracles, God+flesh');
  expect(page.texts('search form button[type=submit]')).toHaveLength(1);
  expect(page.hrefs('search a[aria-label="Search tips"]')).toEqual([
    '/articles/7350186942201573301',
  ]);
});

test('a search is shown in its box and above its results, and × links to all posts', async () => {
  const { page, fields } = await searchBox('/apologetics?q=God%2Bflesh');
  expect(fields).toEqual([['q', 'God+flesh']]);
  expect(page.text('#posts')).toBe('Search results for “God+flesh”');
  expect(page.hrefs('search a[aria-label="Clear search"]')).toEqual(['/apologetics']);
  expect(page.texts('main article').length).toBeGreaterThan(0);
});

test('a search starts at the first page', async () => {
  const { page } = await searchBox('/quotes');
  const [second] = page.hrefs('#posts ~ [data-await] > a.button');
  const { fields } = await searchBox(second ?? '');
  expect(fields).toEqual([['q', '']]);
});

test('an empty search preserves the label, which another search removes', async () => {
  const { page, fields } = await searchBox('/quotes?label=Hell');
  expect(fields).toEqual([
    ['label', 'Hell'],
    ['q', ''],
  ]);
  expect(page.hrefs('search a[aria-label="Clear search"]')).toEqual(['/quotes?label=Hell']);
  const sent = await site.get('/quotes?label=Hell&q=God');
  expect(sent.headers.get('Location')).toBe('/quotes?q=God');
});

test('any search text is shown as text', async () => {
  const text = '"><script>alert(1)</script>';
  const { page, fields } = await searchBox(`/quotes?${new URLSearchParams({ q: text })}`);
  expect(page.status).toBe(200);
  expect(fields).toEqual([['q', text]]);
  expect(page.html).not.toContain('<script>alert');
});
