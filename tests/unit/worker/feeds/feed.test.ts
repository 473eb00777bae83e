import { expect, test } from 'vitest';
import { fullForm } from '../../../../worker/content/sanitized-posts.ts';
import { listFeed } from '../../../../worker/feeds/feed.ts';
import { wirePost } from '../../../support/wire-post.ts';

const settings = { SITE_URL: 'https://site.example', PRODUCT_NAME: 'Site' };

const htmlOf = (content: string) => {
  const post = fullForm('quotes', { SCRIPTURE_LINKS: 'off' })(wirePost({ content }));
  const posts = [{ ...post, updated: null }];
  const [entry] = listFeed(settings as never, { list: 'quotes', label: undefined, posts }).entries;
  return entry?.html.replace(/<iframe .*?<.iframe>/g, '[player]');
};

test.each([
  [
    '<a href="/about?a=1&amp;b=2">a</a> <a href="mailto:a@b.example">b</a>',
    '<p><a href="https://site.example/about?a=1&amp;b=2">a</a> <a href="mailto:a@b.example">b</a></p>',
  ],
  [
    '<a href="#n">1</a> <a href="#top">top</a><p id="n">note</p>',
    '<p><a href="https://site.example/quotes?post=1001#post-1001.n">1</a> <a href="https://site.example/quotes?post=1001#top">top</a></p><p id="post-1001.n">note</p>',
  ],
  [
    '<iframe src="https://youtu.be/VgJQ8nPzEMQ?t=9" title="A &quot;talk&quot;"></iframe>',
    '<p>[player] <a href="https://www.youtube.com/watch?v=VgJQ8nPzEMQ&amp;t=9s">Video: A "talk"</a></p>',
  ],
])('in a feed URLs are absolute, and a link stands beside a player: %s', (content, html) => {
  expect(htmlOf(content)).toBe(html);
  // The tree of the post has not changed.
  expect(htmlOf(content)).toBe(html);
});
