import { expect, test } from 'vitest';
import { targetIdPrefix } from '../../../../shared/dom-contract.ts';
import {
  article,
  listedPost,
  postSummary,
  resource,
} from '../../../../worker/content/sanitized-posts.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { wirePost } from '../../../support/wire-post.ts';

test.each([
  ['<b>Bold</b> &amp; true', '<b>Bold</b> &amp; true'],
  [' On\u202e the\0\n way\u2069 ', 'On the way'],
  ['\u202e\0', 'Untitled'],
])('the title %j is the text %j', (title, expected) => {
  const post = wirePost({ title });
  expect(listedPost(post).title).toBe(expected);
  expect(postSummary(post).title).toBe(expected);
  expect(article(post).title).toBe(expected);
});

test('a post in another form than before, or another post, has its own content', () => {
  for (const [content, id] of [
    ['Grace', '1'],
    ['Grace <a href="#a">1</a><p id="a">', '2'],
    ['Grace <a href="#a">1</a><p id="a">', '3'],
    ['Grace ', '3'],
    ['', '3'],
  ] as const) {
    const expected = sanitize(content, 4, targetIdPrefix(id)).html;
    for (const _ of ['new', 'again']) {
      expect(listedPost(wirePost({ id, content })).content).toBe(expected);
    }
  }
});

test('the headings of a post are below its title, which depends on the page', () => {
  const post = wirePost({ content: '<h1>Now</h1>' });
  expect(article(post).content).toBe('<h2>Now</h2>');
  expect(resource(post).content).toBe('<h3>Now</h3>');
  expect(listedPost(post).content).toBe('<h4>Now</h4>');
});

test('excerpts and descriptions are text', () => {
  const post = wirePost({
    content: '<p>Is 1 &lt; 2 &amp;amp; <b>so</b>?</p><script>run()</script>',
  });
  expect(postSummary(post).excerpt).toBe('Is 1 < 2 &amp; so?');
  expect(article(post).description).toBe('Is 1 < 2 &amp; so?');
});
