import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { wirePost } from '../../support/wire-post.ts';

const content = '<p>Ready for everyone who asks: 1 Peter 3:15.</p>';

async function withSite(settings: Record<string, string>, does: (site: Site) => Promise<void>) {
  const site = await startSite(settings);
  site.provider.intercept(({ path }) => {
    if (path.endsWith('/posts/1001')) return Response.json(wirePost({ content }));
    return path.startsWith('/v1/blogger/')
      ? Response.json({ posts: [wirePost({ content })] })
      : undefined;
  });
  try {
    await does(site);
  } finally {
    await site.close();
  }
}

test('a reference in an article links to the thoughts on its chapter', () =>
  withSite({}, async (site) => {
    const page = await readPage(site.get('/articles/1001'));
    expect(page.hrefs('main [data-content] a')).toEqual(['/apologetics?label=1+Peter+3']);
    expect(page.texts('main [data-content] a')).toEqual(['1 Peter 3:15']);
    expect((await site.get('/apologetics?label=1+Peter+3')).status).toBe(200);
    const feed = await (await site.get('/articles/feed.json')).json();
    expect(feed.items[0].content_html).toContain(
      '<a href="https://areopagus.example/apologetics?label=1+Peter+3">1 Peter 3:15</a>',
    );
  }));

test('references in thoughts and quotes are not linked', () =>
  withSite({}, async (site) => {
    for (const path of ['/apologetics', '/quotes']) {
      const page = await readPage(site.get(path));
      expect(page.texts('main [data-content] a')).toEqual([]);
    }
  }));

test('SCRIPTURE_LINKS=off disables the links', () =>
  withSite({ SCRIPTURE_LINKS: 'off' }, async (site) => {
    const page = await readPage(site.get('/articles/1001'));
    expect(page.text('main [data-content]')).toBe('Ready for everyone who asks: 1 Peter 3:15.');
    expect(page.texts('main [data-content] a')).toEqual([]);
  }));
