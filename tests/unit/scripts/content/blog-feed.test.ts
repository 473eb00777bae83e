import { expect, test } from 'vitest';
import { parseBlogFeed } from '../../../../scripts/content/blog-feed.ts';

const kind = (name: string) =>
  `<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${name}'/>`;

const entry = (inside: string, id = '1') =>
  `<entry><id>tag:blogger.com,1999:blog-7.post-${id}</id><title type='text'>Tom &amp; “Ann”</title>
  <content type='html'>&lt;p&gt;1 &amp;lt; 2 &amp;amp; 3&amp;nbsp;&#8212; &lt;/p&gt;</content>
  <published>2012-05-01T09:00:00.001-05:00</published>${inside}</entry>`;

const feed = (...entries: string[]) => `<?xml version='1.0' encoding='UTF-8'?>
<?xml-stylesheet href="http://www.blogger.com/styles/atom.css" type="text/css"?>
<feed xmlns='http://www.w3.org/2005/Atom'><title type='text'>Our blog</title>${entries.join('\n')}</feed>`;

const read = (...entries: string[]) => parseBlogFeed(feed(...entries), 'blog.xml');

test.each([
  [
    'an older backup',
    `${kind('post')}<category scheme='http://www.blogger.com/atom/ns#' term='John 3'/>`,
  ],
  [
    'a backup by Google Takeout',
    "<blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><author><blogger:type>BLOGGER</blogger:type></author><category scheme='tag:blogger.com,1999:blog-7' term='John 3'/>",
  ],
  ['another Atom feed', "<category term='John 3'/>"],
])('a post of %s has its id, title, content, date and labels', (_, inside) => {
  expect(read(entry(inside))).toEqual({
    title: 'Our blog',
    posts: [
      {
        id: '1',
        title: 'Tom & “Ann”',
        content: '<p>1 &lt; 2 &amp; 3&nbsp;— </p>',
        published: '2012-05-01T09:00:00.001-05:00',
        labels: ['John 3'],
      },
    ],
  });
});

test.each([
  ['a page', kind('page')],
  ['a comment', kind('comment')],
  ['a template', kind('template')],
  ['a draft', `${kind('post')}<app:control><app:draft>yes</app:draft></app:control>`],
  ['a page of Takeout', '<blogger:type>PAGE</blogger:type><blogger:status>LIVE</blogger:status>'],
  ['a comment of Takeout', '<blogger:type>COMMENT</blogger:type>'],
  ['a draft of Takeout', '<blogger:type>POST</blogger:type><blogger:status>DRAFT</blogger:status>'],
])('%s is no post', (_, inside) => {
  expect(read(entry(inside), entry(kind('post'), '2')).posts.map(({ id }) => id)).toEqual(['2']);
});

test('an id that no URL can have is replaced by one that stays the same', () => {
  const posts = () => read('<entry><id>https://other.example/?p=1</id></entry>').posts;
  expect(posts()).toEqual(posts());
  expect(posts()[0]?.id).toMatch(/^\d+$/);
});

test.each([
  ['a page of HTML', '<!doctype html>\n<html>\n<p>a<br>b</p>\n</html>', 1],
  ['RSS', '<?xml version="1.0"?>\n<!-- a feed -->\n<rss><channel/></rss>', 3],
  ['text', '\nHello', 2],
  ['JSON', '{"feed": 1}', 1],
  ['nothing', '', 1],
  ['half a file', `${feed(entry('')).slice(0, -50)}`, 5],
  ['an unescaped ampersand', '<feed>\n<title>Tom & Ann</title></feed>', 2],
])('the error about %s names the file and the line', (_, text, line) => {
  expect(() => parseBlogFeed(text, 'posts/blog.xml')).toThrow(
    `posts/blog.xml, line ${line}: this is not an Atom feed.`,
  );
});
