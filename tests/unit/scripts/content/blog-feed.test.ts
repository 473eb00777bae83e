import { expect, test } from 'vitest';
import { parseBlogFeed, rootElement } from '../../../../scripts/content/blog-feed.ts';

const kind = (name: string) =>
  `<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${name}'/>`;

const entry = (inside: string, id = '1') =>
  `<entry><id>tag:blogger.com,1999:blog-7.post-${id}</id>${inside}</entry>`;

const feed = (...entries: string[]) => `<?xml version='1.0' encoding='UTF-8'?>
<?xml-stylesheet href="http://www.blogger.com/styles/atom.css" type="text/css"?>
<feed xmlns='http://www.w3.org/2005/Atom'><id>tag:blogger.com,1999:blog-7.archive</id><title type='text'>Our blog </title>${entries.join('\n')}</feed>`;

const read = (inside: string) => parseBlogFeed(feed(entry(inside)), 'blog.xml').entries[0];

test.each([
  [
    'an older backup',
    `${kind('post')}<category scheme='http://www.blogger.com/atom/ns#' term='John 3'/>
    <link rel='edit' href='http://7.example'/><link rel='alternate' href='/2012/05/tom.html'/>`,
  ],
  [
    'a backup by Google Takeout',
    `<blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><author><blogger:type>BLOGGER</blogger:type></author>
    <blogger:metaDescription/><blogger:location><blogger:name>A</blogger:name></blogger:location>
    <category scheme='tag:blogger.com,1999:blog-7' term='John 3'/><category/>
    <blogger:filename>/2012/05/tom.html</blogger:filename><link/><enclosure/><blogger:trashed/>`,
  ],
  ['an Atom feed', "<category term='John 3'/><link rel='alternate' href='/2012/05/tom.html'/>"],
])('a post of %s has its id, title, content, dates, labels and URL', (_, inside) => {
  const texts = `<title type='text'>Tom &amp; “Ann”</title>
    <content type='html'>&lt;p&gt;1 &amp;lt; 2 &amp;amp; 3&amp;nbsp;&#8212; &lt;/p&gt;</content>
    <published>2012-05-01T09:00:00.001-05:00</published><updated>2013-01-01T00:00:00Z</updated>`;
  expect(parseBlogFeed(feed(entry(texts + inside)), 'blog.xml')).toEqual({
    blogId: '7',
    title: 'Our blog',
    updated: Date.UTC(2013, 0),
    entries: [
      {
        kind: 'post',
        id: '1',
        title: 'Tom & “Ann”',
        content: '<p>1 &lt; 2 &amp; 3&nbsp;— </p>',
        published: '2012-05-01T09:00:00.001-05:00',
        updated: Date.UTC(2013, 0),
        labels: ['John 3'],
        url: '/2012/05/tom.html',
      },
    ],
  });
});

test.each([
  ['<title/>', ''],
  ["<title type='text'> A title \n of two lines </title>", 'A title of two lines'],
  ['<title>The keeper&amp;#39;s staff &amp;amp; lamp </title>', "The keeper's staff & lamp"],
  ['<title>1 &lt; 2 &amp; 3 &lt;b&gt;</title>', '1 < 2 & 3 <b>'],
  ['<title type="html">Law &amp;amp; &lt;i&gt;Gospel&lt;/i&gt;</title>', 'Law & Gospel'],
  ['<title type="xhtml"><div>Law &amp; <i>Gospel</i></div></title>', 'Law & Gospel'],
  ['<title><![CDATA[Law & <Gospel>]]></title>', 'Law & <Gospel>'],
  ['<title/><title>The second one</title>', 'The second one'],
])('the title %s is %o', (source, title) => {
  expect(read(source)?.title).toBe(title);
});

test.each([
  ["<content type='html'/>", ''],
  ["<content type='html'>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content>", '<p>A &amp; B</p>'],
  ['<content type="html"><![CDATA[<p>A &amp; B</p>]]></content>', '<p>A &amp; B</p>'],
  ['<content type="html"><p>A <b>&amp;</b> B</p></content>', '<p>A <b>&amp;</b> B</p>'],
  ['<content type="text">1 &lt; 2</content>', '1 &lt; 2'],
  [
    '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>A<br/><a name="b"/></p></div></content>',
    '<div xmlns="http://www.w3.org/1999/xhtml"><p>A<br/><a name="b"></a></p></div>',
  ],
  ['<content type="xhtml"><x:div><x:p>A</x:p></x:div></content>', '<div><p>A</p></div>'],
  ['<summary type="html">&lt;p&gt;Only that&lt;/p&gt;</summary>', '<p>Only that</p>'],
  ['<content/><summary>Only that</summary>', 'Only that'],
])('the content %s is %o', (source, content) => {
  expect(read(source)?.content).toBe(content);
});

const takeout = (type: string, status: string, more = '') =>
  `<blogger:type>${type}</blogger:type><blogger:status>${status}</blogger:status>${more}`;

test.each([
  ['post', kind('post')],
  ['post', takeout('POST', 'LIVE', '<blogger:trashed/>')],
  ['page', kind('page')],
  ['page', takeout('PAGE', 'DRAFT')],
  ['comment', kind('comment')],
  ['comment', takeout('COMMENT', 'SPAM_COMMENT')],
  ['draft', `${kind('post')}<app:control><app:draft>yes</app:draft></app:control>`],
  ['draft', takeout('POST', 'DRAFT')],
  ['scheduled post', takeout('POST', 'SCHEDULED')],
  ['scheduled post', takeout('POST', 'LIVE', '<published>2999-01-01T00:00:00Z</published>')],
  ['trashed post', takeout('POST', 'SOFT_TRASHED')],
  ['trashed post', takeout('POST', 'LIVE', '<blogger:trashed>2020</blogger:trashed>')],
  ['oversized post', `<content>${'A'.repeat(1_000_001)}</content>`],
  [undefined, kind('template')],
  [undefined, kind('settings')],
])('an entry is a %s: %.120s', (expected, inside) => {
  expect(read(inside)?.kind).toBe(expected);
});

test('an id that no URL can have is replaced by one that stays the same', () => {
  const id = () => parseBlogFeed('<feed><entry><id>http://a.example/?p=1</id></entry></feed>', 'a');
  expect(id()).toEqual(id());
  expect(id().entries[0]?.id).toMatch(/^\d+$/);
});

test.each([
  ['<!doctype html>\n<html>\n<p>a<br>b</p>\n</html>', 'html'],
  ['<?xml version="1.0"?>\n<!-- <feed> -->\n<rss><channel/></rss>', 'rss'],
  ['<!DOCTYPE feed [<!ENTITY a "<b>">]>\n<feed xmlns="a">', 'feed'],
  ['\nHello', undefined],
  ['{"feed": "<feed>"}', undefined],
])('the root element of %o is %s', (text, name) => {
  expect(rootElement(text)).toBe(name);
});

test.each([
  ['half a file', `${feed(entry('<title>A</title>')).slice(0, -50)}`, ', line 3: '],
  ['an unescaped ampersand', '<feed>\n<title>Tom & Ann</title></feed>', ', line 2: '],
  ['deep elements', `<feed>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</feed>`, ' cannot be read'],
])('the error about %s says where it is', (_, text, problem) => {
  expect(() => parseBlogFeed(text, 'posts/blog.xml')).toThrow(`posts/blog.xml${problem}`);
});
