import { expect, test } from 'vitest';
import { defaults } from '../../provider/defaults.ts';
import { type ReadPage, readPage } from '../support/page.ts';
import { pngSize } from '../support/png-size.ts';
import { sharedSite } from '../support/shared-site.ts';

const site = await sharedSite();

function metaOf({ document }: ReadPage): Record<string, string> {
  const metas = [...document.querySelectorAll('head meta[property], head meta[name]')];
  return Object.fromEntries(
    metas.map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]),
  );
}

test.each([
  ['/', 'Areopagus'],
  ['/apologetics', 'Scripture & Apologetic Thoughts'],
  ['/apologetics?label=John+3', 'John 3 | Scripture & Apologetic Thoughts'],
  ['/quotes?label=God%27s+World', "God's World | Apologetic Quotes"],
  ['/terms', 'Terms of Use'],
])('who shares %s shares its title, description, address and the card', async (path, title) => {
  const page = await readPage(site.get(path));
  const meta = metaOf(page);
  expect(meta).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Areopagus',
    'og:title': title,
    'og:description': meta.description,
    'og:image': 'https://areopagus.example/share-card.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect([meta['og:url']]).toEqual(page.hrefs('link[rel=canonical]'));
});

test('who shares an article shares its own title, words and date', async () => {
  const path = `/articles/${defaults.posts.searchTips}`;
  const page = await readPage(site.get(path));
  expect(metaOf(page)).toMatchObject({
    'og:type': 'article',
    'og:title': 'Search tips',
    'og:url': `https://areopagus.example${path}`,
    'og:description': metaOf(page).description,
    'article:published_time': page.document.querySelector('time')?.getAttribute('dateTime'),
  });
});

test('what has no address of its own names none', async () => {
  const meta = metaOf(await readPage(site.get('/quotes?q=God')));
  expect(meta['og:title']).toBe('Apologetic Quotes');
  expect(meta).not.toHaveProperty('og:url');
});

test('the card is there, for other sites too, and small', async () => {
  const card = await site.get('/share-card.png');
  expect(card.headers.get('Content-Type')).toBe('image/png');
  expect(card.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(Number(card.headers.get('Content-Length'))).toBeLessThan(60_000);
  expect(await pngSize(card)).toEqual({ width: 1200, height: 630 });
});
