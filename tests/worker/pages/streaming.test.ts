import { expect, test } from 'vitest';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { htmlErrors } from '../../support/judges/html-errors.ts';
import { siteForFile } from '../../support/site.ts';

/** Each test requests content that no earlier test has. */
const site = await siteForFile({}, { clock: true });
await crawlLabels(site);

test('with a slow provider, the page is sent up to its list, and the list follows in its place', async () => {
  const { first, status, headers, html, document } = await site.readStreamed('/apologetics');
  expect(first).toMatch(/<title>Scripture &amp; Apologetic Thoughts[\s\S]*<nav[\s\S]*>Quotes</);
  expect(first).toMatch(/<summary[^>]*>Revelation/);
  expect(first).not.toContain('<article');

  const [list = '', end = ''] = html.slice(first.length).split('</main>');
  expect(list.match(/<article/g)).toHaveLength(10);
  expect(end).toContain('Springfield');
  // That of the organization is hidden, if it comes after the list.
  expect(html.match(/<p class="\S+" data-loading[^>]*>Loading\.\.\./g)).toHaveLength(1);
  expect(html).toMatch(/<\/html>$/);
  expect(status).toBe(200);
  expect(headers.get('X-Accel-Buffering')).toBe('no');
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
});

test('a streamed page has the same content as the complete page', async () => {
  const lists = ['/apologetics?label=John', '/quotes?q=God', '/articles', '/search?q=xylophone'];
  for (const path of ['/', ...lists, '/resources']) {
    const streamed = await site.readStreamed(path);
    expect(streamed.first, path).not.toBe('');
    site.provider.intercept();
    const complete = await site.read(path);
    for (const loading of streamed.document.querySelectorAll('[data-loading]')) {
      // The element after it hides it (client/ui/Await.module.css).
      if (!loading.hasAttribute('hidden')) expect(loading.nextElementSibling, path).not.toBeNull();
      loading.remove();
    }
    expect(streamed.texts('#root *')).toEqual(complete.texts('#root *'));
    expect(streamed.texts('title')).toEqual(complete.texts('title'));
  }
});

test('a streamed page is valid HTML and has the counts of labels, too', async () => {
  const { first, html, text } = await site.readStreamed('/apologetics?q=God');
  expect(first).not.toBe('');
  expect(await htmlErrors(html)).toEqual([]);
  const { results } = JSON.parse(text('#page-data') ?? '');
  expect(results['/api/labels/thoughts'].data['John 16']).toBe(0);
});
