import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

const clean = (html: string) => sanitize(html, 4, 'post-1.').html;

test.each([
  [
    'Word',
    '<p>Text<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> A note</p></div>',
    '<p>Text<a href="#post-1._ftn1" id="post-1._ftnref1"><sup>[1]</sup></a></p><div><p><a href="#post-1._ftnref1" id="post-1._ftn1">[1]</a> A note</p></div>',
  ],
  [
    'Blogger',
    '<p>Text<sup id="fnref1"><a href="#fn1">1</a></sup></p><ol><li id="fn1">A note <a href="#fnref1">↩</a></li><li id="fn2">Other</li></ol>',
    '<p>Text<sup id="post-1.fnref1"><a href="#post-1.fn1">1</a></sup></p><ol><li id="post-1.fn1">A note <a href="#post-1.fnref1">↩</a></li><li>Other</li></ol>',
  ],
  [
    'a table of contents',
    '<a href="#end">The end</a><section id="intro"></section><h2 id="end">The end</h2>',
    '<a href="#post-1.end">The end</a><div></div><h4 id="post-1.end">The end</h4>',
  ],
])('links within the post lead to their targets, as %s writes them', (_, html, expected) => {
  expect(clean(html)).toBe(expected);
});

/** The text of the element that each link leads to, by the fragment that browsers look up. */
function targetsOf(html: string) {
  return [...clean(html).matchAll(/href="#([^"]*)"/g)].map(([, fragment = '']) => {
    expect(new URL(`#${fragment}`, 'https://areopagus.example').hash).toBe(`#${fragment}`);
    const [, target = ''] = clean(html).split(`id="${fragment}">`);
    return target.replace(/<.*/, '');
  });
}

test.each([
  ['the first of two with the same id', '#a', '<p id="a">yes<p id="a">no', 'yes'],
  ['the name of a link only', '#a', '<p name="a">no</p><a name="a">yes</a>', 'yes'],
  ['the name beside an id', '#a', '<a id="b" name="a">yes</a>', 'yes'],
  ['an id in another case', '#A', '<p id="a">no</p>', undefined],
  ['a decoded id', '#a%20b', '<p id="a b">yes', 'yes'],
  ['an id that is no valid percent-encoding', '#100%_%ff', '<p id="100%_%ff">yes', 'yes'],
  ['a fragment directive in an id', '#a%3A~%3Atext=b', '<p id="a:~:text=b">yes', 'yes'],
  ['a line break between paragraphs', '#a', 'no<br><br id="a">yes', ''],
  ['an element that is removed', '#a', '<script id="a">no</script><p hidden id="a">no', undefined],
  ['no id', '#', '<p id="">no', undefined],
  ['Word on the disk', 'file:///C:/Temp/clip.htm#_ftn1', '<a name="_ftn1">yes</a>', 'yes'],
  [
    'the post in the editor of Blogger',
    'https://www.blogger.com/blog/post/edit/1/2#_ftn1',
    '<a name="_ftn1">yes</a>',
    'yes',
  ],
  ['another page', 'https://example.org/#a', '<p id="a">no', undefined],
])('a link leads to %s', (_, href, html, expected) => {
  expect(targetsOf(`<a href="${href}">Link</a>${html}`)).toEqual(
    expected === undefined ? [] : [expected],
  );
});

test('ids are those of the post, and what no link leads to has none', () => {
  const ids = ['page', 'posts', 'page-data', 'post-2.a', 'post-1.b', 'top'];
  const html = ids.map((id) => `<a href="#${id}" name="x-${id}">a</a><p id="${id}">b</p>`).join('');
  expect([...clean(html).matchAll(/(?:id|name)="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    ...['post-1.page', 'post-1.posts', 'post-1.page-data', 'post-1.post-2.a'],
    ...['post-1.post-1.b', 'post-1.top'],
  ]);
});
