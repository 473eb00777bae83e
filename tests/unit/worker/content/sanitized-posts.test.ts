import { expect, test } from 'vitest';
import { fullForm, listed } from '../../../../worker/content/sanitized-posts.ts';
import { wirePost } from '../../../support/wire-post.ts';

const full = fullForm('quotes', { SCRIPTURE_LINKS: 'on' });

test.each([
  ['<p>Before</p><blockquote>One<br>two <b>thr</b>ee</blockquote>after', 'One two three'],
  ['<blockquote><p>One</p><p>two</p></blockquote><blockquote>three</blockquote>', 'One two three'],
  ['<blockquote>1 &lt; 2&nbsp;&amp;amp; so</blockquote>', '1 < 2 &amp; so'],
  ['<blockquote>10<sup>120</sup><p hidden>Two</p></blockquote>', '10¹²⁰'],
])('the quotation in %j is %j', (content, quotation) => {
  const post = wirePost({ content });
  expect(listed.quotes(post).quotation).toBe(quotation);
  expect(full(post).quotation).toBe(quotation);
});

test('the words of a post are those that are seen', () => {
  const content = '<p>Don’t, well-known:<br><em>o</em>ne &amp; <b>two</b></p>—<p hidden>x</p>';
  expect(full(wirePost({ content })).words).toBe(4);
});

test.each([
  ['its title', '<h2>On Grace!</h2><p>Grace is free.</p>'],
  ['a date', '<p>March&nbsp; 3, 2019</p><p>Grace is free.</p>'],
  ['several days', '<p>Wednesday</p><p>June 23–24, 2013</p><p>2013</p>Grace is free.'],
  ['a day', '<div>Sunday, June 23rd, 2013</div><div><br></div>Grace is free.'],
  ['its title before a mark', '<b>“On grace.”</b> Grace is free.'],
  ['its title after its kind', '<p>&nbsp;Sermon: On Grace</p>Grace is free.'],
  ['its title and a date', 'On Grace — May 2020<br>Grace is free.'],
  ['a date in parentheses', '<p>[(Preached on May 3, 2020)]</p><p>Grace is free.</p>'],
  ['a date in digits', '3/14/2021<br>Grace is free.'],
  [
    'a caption',
    '<figure><img src="https://a.example/b.png"><figcaption>A lamp</figcaption></figure>Grace is free.',
  ],
])('excerpts and descriptions do not begin with %s', (_, content) => {
  const post = wirePost({ title: 'On grace', content });
  expect(listed.articles(post).excerpt).toBe('Grace is free.');
  expect(full(post).description).toBe('Grace is free.');
});

test.each([
  ['On grace', '<p>On grace and peace</p>', 'On grace and peace'],
  ['On grace', '<p>In March 2019 he came.</p>', 'In March 2019 he came.'],
  ['On grace', '<p>2019</p><p>It is free.</p><p>More.</p>', 'It is free. More.'],
  ['On hope', 'On hope... We wait.', 'We wait.'],
  ['Sermon: On hope', 'Sermon: On hope. It is free.', 'It is free.'],
  ['On grace', '<h2>Why</h2>It is<table><tr><th>a<td>b</table><h3>So</h3>free.', 'It is free.'],
])('with the title %j, the excerpt of %j is %j', (title, content, excerpt) => {
  expect(listed.articles(wirePost({ title, content })).excerpt).toBe(excerpt);
});

test.each([
  ['See Acts 17:22.', 'Acts 17:22'],
  ['See Acts 17:22 and John 3:16.', undefined],
])('the only passage that %j cites is %s', (content, passage) => {
  expect(full(wirePost({ content })).passage).toBe(passage);
});

test.each([
  ['<p>Grace is free, for all of the many, and more.</p>', 'Grace is free, for all of the many…'],
  ['<img src="https://a.example/b.png" alt="A lamp">', 'Untitled'],
])('a post without a title and with the text %j has the title %j', (content, title) => {
  expect(listed.quotes(wirePost({ title: 'Untitled', content })).title).toBe(title);
});
