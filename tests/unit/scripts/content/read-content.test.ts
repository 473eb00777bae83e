import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { createBlog } from '../../../../sample-provider/blog.ts';
import { fixedArticles } from '../../../../sample-provider/content/fixed-articles.ts';
import type { BlogName } from '../../../../sample-provider/provider-content.ts';
import { blogNames } from '../../../../scripts/content/archive.ts';
import { embedContent } from '../../../../scripts/content/embed-content-plugin.ts';
import { type ContentSource, readContent } from '../../../../scripts/content/read-content.ts';

type Entry = { labels?: string[]; content?: string; url?: string; updated?: string; kind?: string };

/** A feed in the form of Takeout, with entries by their ids. */
function feed(title: string, entries: Record<string, Entry>, blogId = title.length): string {
  const blog = `tag:blogger.com,1999:blog-${blogId}`;
  const elements = Object.entries(entries).map(([id, { labels = [], ...entry }]) => {
    const categories = labels.map((label) => `<category scheme='${blog}' term='${label}'/>`);
    return `<entry><id>${blog}.post-${id}</id><blogger:type>${entry.kind ?? 'POST'}</blogger:type>
      <blogger:status>LIVE</blogger:status><title>Post ${id}</title>
      <content type='html'><![CDATA[${entry.content ?? ''}]]></content>
      <updated>${entry.updated ?? '2020-01-01T00:00:00Z'}</updated>
      ${categories.join('') || '<category/>'}<blogger:filename>${entry.url ?? ''}</blogger:filename></entry>`;
  });
  return `<feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'>
    <id>${blog}</id><title>${title}</title>${elements.join('')}</feed>`;
}

type Files = Record<string, string | Uint8Array>;

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** The posts of each list by their ids and labels, all contents by ids, the name of the site, and what is said. */
function read(files: Files, { content = '', ...named }: ContentSource = { content: '.' }) {
  const folder = folderOf(files);
  const { content: read, lines } = readContent({
    ...named,
    ...(content && { content: join(folder, content) }),
  });
  const ofList = (list: BlogName) =>
    read.posts[list].map(({ id, labels }) => [id, ...labels].join(' '));
  const [thoughts, quotes, articles, resources] = blogNames.map(ofList);
  const all = Object.values(read.posts).flat();
  const contents = Object.fromEntries(all.map((post) => [post.id, post.content]));
  const name = read.organization.display_name;
  return { thoughts, quotes, articles, resources, contents, name, lines };
}

const takeout = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`Takeout/Blogger/${name}`, text]),
  );

const zipped = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test('labels decide the lists of the only blog, and add the book and the group', () => {
  const entries = {
    1: { labels: ['Sermons', 'John 3'] },
    2: { labels: ['Isaiah'] },
    3: { labels: ['Miracles'] },
    4: { labels: ['John 4', 'Miracles'] },
    5: {},
    6: { labels: ['Related Articles'] },
    7: { labels: ['John 99'] },
    8: { kind: 'PAGE' },
    9: { kind: 'PAGE' },
  };
  const files = takeout({
    'Blogs/Ours/feed.atom': feed('Ours', entries),
    'Blogs/Ours/theme-layouts.xml': '<!DOCTYPE html>\n<html></html>',
    'Comments/Theirs/feed.atom': feed('Theirs', { 1: { kind: 'COMMENT' } }),
  });
  const expected = {
    thoughts: ['1 John Sermons John 3', '2 Isaiah', '4 John John 4 Miracles'],
    quotes: ['3 Bible Miracles'],
    articles: ['5', '7 John 99'],
    resources: ['6 Related Articles'],
    name: 'Ours',
    lines: [
      'Ours: read 7 posts of Takeout/Blogger/Blogs/Ours/feed.atom (3 thoughts, 1 quote, 2 articles, 1 resource), 2 left out (2 pages).',
      'Theirs: no posts.',
      'Left out, because they are not feeds: Takeout/Blogger/Blogs/Ours/theme-layouts.xml (<html>).',
    ],
  };
  expect(read(files)).toMatchObject(expected);
  const name = 'takeout-20260201T143318Z-3-001.zip';
  expect(read({ [name]: zipped(files) }, { content: name })).toMatchObject(expected);
  expect(read({ [name]: zipped(files), '._a.xml': '\0' })).toMatchObject({
    thoughts: expected.thoughts,
  });
});

const fourBlogs = takeout({
  'Blogs/Harbour Thoughts/feed.atom': feed('Harbour Thoughts', { 1: {}, 2: { labels: ['Bible'] } }),
  'Blogs/Harbour Quotes/feed.atom': feed('Harbour Quotes', { 3: {} }),
  'Blogs/Harbour Articles/feed.atom': feed('Harbour Articles', { 4: { labels: ['John 3'] } }, 1),
  'Blogs/Harbour Books/feed.atom': feed('Harbour Books', { 5: { labels: ['Resource Books'] } }),
});

test('the names of several blogs decide the lists, or the options', () => {
  const expected = {
    thoughts: ['1', '2 Bible'],
    quotes: ['3'],
    articles: ['4 John 3'],
    name: 'Harbour',
  };
  const named = read(fourBlogs);
  expect(named).toMatchObject({ ...expected, resources: [] });
  expect(named.lines).toContain(
    'Harbour Books: left out with 1 post. To show it, choose it: --articles "Harbour Books".',
  );
  const resources = { resources: ['5 Resource Books'] };
  const byName = { content: '.', resources: ' harbour books' };
  expect(read(fourBlogs, byName)).toMatchObject({ ...expected, ...resources });
  const folder = join(folderOf(fourBlogs), 'Takeout/Blogger/Blogs/Harbour Books');
  const name = 'Harbour Books';
  expect(read(fourBlogs, { resources: folder })).toMatchObject({ ...resources, name });
});

test('of several backups of a blog the newest text of each post counts', () => {
  const updated = '2010-01-01T00:00:00Z';
  const older = feed('Ours', { 1: { content: 'Old', updated }, 2: { updated } });
  const newer = feed('Ours', { 1: { content: 'New', updated }, 3: {} });
  const contents = { 1: 'New', 2: '', 3: '' };
  expect(read({ 'a.xml': newer, 'b.xml': older })).toMatchObject({ contents });
  expect(read({ 'a.xml': older, 'b.xml': newer })).toMatchObject({ contents });
});

test('a file of ours says who publishes it', () => {
  const organization = JSON.stringify({ display_name: 'A Ministry', organization_name: null });
  const files = { 'organization.json': organization, 'a.atom': feed('Ours', { 1: {} }) };
  expect(read(files).name).toBe('A Ministry');
});

test.each(['', '\ufeff'])('a feed in UTF-16 is read, with %j before it', (mark) => {
  const text = mark + feed('Ours', { 1: {} });
  expect(read({ 'a.xml': Buffer.from(text, 'utf16le') }).articles).toEqual(['1']);
});

test('links to posts of the backup lead to their pages here', () => {
  const ours = 'https://ours.blogspot.com/2019/05';
  const content = `<a href="/2019/05/grace.html#more">1</a><a class='a' href='http://www.ours.blogspot.co.uk/2020/01/a.html?m=1'>2</a>
    <a href="${ours}/gone.html">3</a><a href="https://theirs.example/2019/05/blog-post.html">4</a>
    <a href="#note">5</a><a href="mailto:a@b.example">6</a><a href="/p/about.html">7</a>`;
  const files = {
    'a.xml': feed('Ours', {
      1: { url: '/2019/05/grace.html', content },
      2: { url: '/2020/01/a.html', labels: ['John 3'] },
      3: { url: '/2019/05/blog-post.html' },
      4: { url: '/p/about.html', kind: 'PAGE' },
    }),
  };
  const { contents, lines } = read(files);
  expect(contents[1]).toBe(
    content
      .replace(/"[^"]*#more"/, '"/articles/1#more"')
      .replace(/'http.*m=1'/, '"/apologetics?post=2"'),
  );
  expect(lines.slice(1)).toEqual([
    'Links that lead to posts here: 2.',
    'Links that still lead to the old blog: 2.',
  ]);
});

const twoBlogs: Files = {
  'a.xml': feed('Bench', { 1: {} }),
  'b.xml': feed('Allotment', { 2: {}, 3: {} }),
};

test('one of several blogs can be chosen, and its labels decide', () => {
  const files = { ...twoBlogs, 'c.xml': feed('Jetties', { 4: { labels: ['John 3'] }, 5: {} }) };
  const expected = { thoughts: ['4 John John 3'], articles: ['5'], name: 'Jetties' };
  expect(read(files, { content: '.', blog: 'Jetties' })).toMatchObject(expected);
});

test('of two feeds with one title, the names of their files choose one, and what is no file is left out', () => {
  const ours = {
    'a/feed.xml': feed('Ours', { 1: {} }, 1),
    'b/feed.xml': feed('Ours', { 2: {} }, 2),
  };
  const files = /“\S+\/a\/feed.xml” \(1 post\), “\S+\/b\/feed.xml” \(1 post\)/;
  expect(() => read(ours)).toThrow(files);
  expect(() => read(ours, { content: '.', blog: 'Ours' })).toThrow(files);
  expect(read(ours, { content: '.', blog: 'B/feed.xml' }).articles).toEqual(['2']);
  expect(read(ours, { content: '.', blog: 'a' }).lines.at(-1)).toMatch(
    /^Ours: left out .* --articles "\S+\/b\/feed.xml"\.$/,
  );
  const folder = folderOf({ 'a.xml': feed('Ours', { 1: {} }) });
  symlinkSync('/dev/null', join(folder, 'device.xml'));
  expect(readContent({ content: folder }).lines.at(-1)).toBe(
    'Left out, because they are not feeds: device.xml (no XML).',
  );
});

test.each<[error: string | RegExp, files: Files, source?: ContentSource]>([
  ['missing does not exist', {}, { content: 'missing' }],
  ['missing.xml is not the name or the file of one blog', {}, { quotes: 'missing.xml' }],
  [
    /Bank is not the name or the file .*“Bench” \(1 post\)/,
    twoBlogs,
    { content: '.', quotes: 'Bank' },
  ],
  ['There are several blogs: “Bench” (1 post), “Allotment” (2 posts).', twoBlogs],
  ['no .atom, .xml or .zip file', { 'a.txt': 'A' }],
  ['no published posts', { 'a.atom': feed('Ours', {}) }],
  [/has no feed of Blogger: .*a.xml \(<html>\)/, { 'a.xml': '<html></html>' }],
  [/a.zip cannot be read: invalid zip data/, { 'a.zip': 'PK' }],
  [/a.xml cannot be read: .*encoded data/, { 'a.xml': Buffer.from([0x3c, 0xff]) }],
  [
    'organization.json cannot be read',
    { 'a.atom': feed('Ours', { 1: {} }), 'organization.json': '[' },
  ],
])('an unusable source is rejected: %s', (error, files, source) => {
  expect(() => read(files, source)).toThrow(error);
});

/** The module that a build embeds in place of the empty one. */
function embeddedModule(folder: string | undefined): string {
  const { handler } = embedContent(folder).load as unknown as { handler(): string };
  return handler();
}

test('a build embeds the content, and the fixed articles are in no list of it', async () => {
  const folder = folderOf({ 'a.xml': feed('Ours', { 1: {} }) });
  const { content } = readContent({ content: folder });
  const url = `data:text/javascript,${encodeURIComponent(embeddedModule(folder))}`;
  expect((await import(url)).embeddedContent).toEqual(content);
  expect(embeddedModule(undefined)).toBeNull();
  const unlisted = fixedArticles({ searchTips: '2', usageNotes: '1' });
  const blog = createBlog(content.posts.articles, unlisted);
  expect(blog.all()).toEqual(content.posts.articles);
  expect([blog.find('1')?.title, blog.find('2')?.title]).toEqual(['Post 1', 'Search tips']);
});
