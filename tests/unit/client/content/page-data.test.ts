import { expect, test } from 'vitest';
import { pageDataScript } from '../../../../client/content/page-data.ts';
import { siteSettings as site } from '../../../support/site-settings.ts';

test('no text can close the script element early', () => {
  const title = 'A </script><script>alert(1)</script> and <!-- more';
  const script = pageDataScript({ site, href: null, results: { '/api/a': { data: { title } } } });
  expect(script.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
  expect(JSON.parse(json).results['/api/a'].data.title).toBe(title);
});

test('posts in the markup are not repeated in the data script', () => {
  const post = { id: '1', title: 'A title', published: '2026-03-01T09:00:00Z' };
  const data = {
    site,
    href: null,
    results: {
      '/api/thoughts': { data: { posts: [{ ...post, content: '<p>In full</p>' }] } },
      '/api/articles': { data: { posts: [{ ...post, excerpt: 'In short' }] } },
    },
  };
  const script = pageDataScript(data);
  expect(script).toContain('A title');
  expect(script).not.toMatch(/In full|In short/);
});
