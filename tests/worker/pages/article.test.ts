import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = siteForEachTest();

async function articleOf(post: Parameters<typeof wirePost>[0]) {
  site.provider.intercept(respondTo('/posts/1001', () => Response.json(wirePost(post))));
  return readPage(site.get('/articles/1001'));
}

test('an article shows its title, date and content between two links back', async () => {
  const page = await articleOf({
    title: 'On  the\nAreopagus',
    content: '<h1>To an unknown god</h1><p>They <i>listened</i>.</p>',
    published: '2026-01-01T03:00:00Z',
  });
  expect(page.texts('h1')).toEqual(['On the Areopagus']);
  expect(page.texts('title')).toEqual(['On the Areopagus | Areopagus']);
  expect(page.texts('main time')).toEqual(['December 31, 2025']);
  expect(page.document.querySelector('main [data-content]')?.innerHTML).toBe(
    '<h2>To an unknown god</h2><p>They <i>listened</i>.</p>',
  );
  const back = [...page.document.querySelectorAll('main a[href="/articles"]')];
  expect(back.map(({ textContent }) => textContent)).toEqual([
    'Back to Articles',
    'Back to Articles',
  ]);
});

test('an article without text has the description of the site', async () => {
  const page = await articleOf({ content: '<img src="https://example.org/lamp.png">' });
  const description = page.document.querySelector('meta[name=description]');
  expect(description?.getAttribute('content')).toMatch(/pastors, teachers and believers/);
});

test('no script of a post is executed anywhere', async () => {
  const attack = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const page = await articleOf({ title: attack, content: `<p>Words.</p>${attack}` });
  expect(page.status).toBe(200);
  expect(page.texts('h1')).toEqual([attack]);
  expect(page.texts('[onerror]')).toEqual([]);
  expect(
    page.texts('script:not([src]):not([type="application/json"], [type="application/ld+json"])'),
  ).toEqual([]);
  expect(page.html).not.toContain('<script>alert');
});
