import { expect, test } from 'vitest';
import { clean } from '../../../support/clean.ts';

test('the mark of a footnote and its note lead to each other', () => {
  expect(
    clean('<sup id="mark"><a href="#n1">1</a></sup><ol><li id="n1">A note <a href="#mark">↩</a>'),
  ).toBe(
    '<p><sup id="post-1.mark"><a href="#post-1.n1">1</a></sup></p>' +
      '<ol><li id="post-1.n1">A note <a href="#post-1.mark">↩</a></li></ol>',
  );
});

/** The text of the element that each link leads to, by the fragment that browsers look up. */
function targetsOf(html: string) {
  return [...clean(html).matchAll(/href="#([^"]*)"/g)].map(([, fragment = '']) => {
    expect(new URL(`#${fragment}`, 'https://areopagus.example').hash).toBe(`#${fragment}`);
    const [, target = '', ...others] = clean(html).split(`id="${fragment}">`);
    expect(others).toEqual([]);
    return target.replace(/<.*/, '');
  });
}

test.each([
  ['the first of two with the same id', '#a', '<p id="a">yes<p id="a">no', 'yes'],
  ['the name of a link only', '#a', '<p name="a">no</p><a name="a">yes</a>', 'yes'],
  ['a decoded id', '#a%20b', '<p id="a b">yes', 'yes'],
  ['an id that is no valid percent-encoding', '#100%_%ff', '<p id="100%_%ff">yes', 'yes'],
  ['a fragment directive in an id', '#a%3A~%3Atext=b', '<p id="a:~:text=b">yes', 'yes'],
  ['a line break between paragraphs', '#a', 'no<br><br id="a">yes', 'yes'],
  ['an element that is removed', '#a', '<script id="a">no</script><p hidden id="a">no', undefined],
  ['an element that is no other than its text', '#a', '<font id="a" size="2">yes</font>', 'yes'],
  ['Word on the disk', 'file:///C:/Temp/clip.htm#_ftn1', '<a name="_ftn1">yes</a>', 'yes'],
  ["Blogger's editor", 'https://www.blogger.com/blog/post/edit/1/2#n1', '<a name="n1">yes', 'yes'],
  ['its own blog', 'https://b.example/2024/05/t.html#_ftn1', '<a name="_ftn1">yes</a>', 'yes'],
  ['its own blog on a phone', 'http://b.example/2024/05/t.html?m=1#a', '<p id="a">yes', 'yes'],
  ['its own blog without a host', '/2024/05/t.html#a', '<p id="a">yes', 'yes'],
  ['its own page', 'https://b.example/p/t.html#a', '<p id="a">yes', 'yes'],
  ['a note in an editor', 'https://b.example/wp-admin#_edn1', '<a name="_edn1">yes', 'yes'],
  ['a post without the name', 'https://b.example/2024/05/t.html#b', '<p id="a">no', undefined],
  ['another page', 'https://example.org/#a', '<p id="a">no', undefined],
])('a link leads to %s', (_, href, html, expected) => {
  expect(targetsOf(`<a href="${href}">Link</a>${html}`)).toEqual(expected ? [expected] : []);
});

test('ids are those of the post, and what no link leads to has none', () => {
  const ids = ['page', 'posts', 'page-data', 'post-2.a', 'post-1.b', 'top'];
  const html = ids.map((id) => `<a href="#${id}" name="x-${id}">a</a><p id="${id}">b</p>`).join('');
  expect([...clean(html).matchAll(/(?:id|name)="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    ...['post-1.page', 'post-1.posts', 'post-1.page-data', 'post-1.post-2.a'],
    ...['post-1.post-1.b', 'post-1.top'],
  ]);
});
