import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSampleProvider } from '../../../../sample-provider/sample-provider.ts';
import { type ContentSource, readContent } from '../../../../scripts/content/content-folder.ts';
import { embedContent } from '../../../../scripts/content/embed-content-plugin.ts';

/** A feed of posts, each with an id and its labels. */
function feed(posts: Record<string, string[]>): string {
  const entries = Object.entries(posts).map(([id, labels]) => {
    const categories = labels.map((label) => `<category scheme="tag:7" term="${label}"/>`);
    return `<entry><id>tag:blogger.com,1999:blog-7.post-${id}</id><title>Post ${id}</title>${categories.join('')}</entry>`;
  });
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>Our blog</title>${entries.join('')}</feed>`;
}

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** The ids of the posts of each blog, with their labels. */
function read(files: Record<string, string>, source?: (folder: string) => ContentSource) {
  const folder = folderOf(files);
  const { posts, organization } = readContent(source?.(folder) ?? { content: folder });
  const ids = Object.entries(posts).map(([blog, posts]) => [
    blog,
    posts.map(({ id, labels }) => `${id}: ${labels.join(', ')}`).sort(),
  ]);
  return { ...Object.fromEntries(ids), organization };
}

test('labels decide the list of a post, and add the book and the group', () => {
  const labels = {
    ...{ a: ['Sermons', 'John 3'], b: ['Isaiah'], c: ['Miracles'], d: ['John 4', 'Miracles'] },
    ...{ e: ['Family'], f: [], g: ['Related Articles'], h: ['John 99'] },
  };
  expect(read({ 'Takeout/Blogger/Blogs/Ours/feed.atom': feed(labels) })).toEqual({
    thoughts: ['a: John, Sermons, John 3', 'b: Isaiah', 'd: John, John 4, Miracles'],
    quotes: ['c: Bible, Miracles'],
    articles: ['e: Family', 'f: ', 'h: John 99'],
    resources: ['g: Related Articles'],
    organization: { display_name: 'Our blog' },
  });
});

test('the name of an archived feed decides the list', () => {
  const organization = JSON.stringify({ display_name: 'A Ministry', organization_name: null });
  expect(
    read({
      'quotes.atom': feed({ a: ['John'] }),
      'blog-1.xml': feed({ a: ['John 3'], b: [] }),
      'theme-1.xml': '<html/>',
      'organization.json': organization,
    }),
  ).toMatchObject({
    quotes: ['a: Bible Characters, John'],
    thoughts: [],
    articles: ['b: '],
    organization: { display_name: 'A Ministry' },
  });
});

test('each list may have a file of its own', () => {
  const files = { 'a.xml': feed({ a: [] }), 'b.xml': feed({ b: ['John 3'] }) };
  const source = (folder: string) => ({
    thoughts: join(folder, 'a.xml'),
    quotes: join(folder, 'b.xml'),
  });
  expect(read(files, source)).toMatchObject({ thoughts: ['a: '], quotes: ['b: John 3'] });
  const one = (folder: string) => ({ content: join(folder, 'b.xml') });
  expect(read(files, one)).toMatchObject({ thoughts: ['b: John, John 3'], quotes: [] });
});

test.each<[error: string, files: Record<string, string>, source?: ContentSource]>([
  ['missing does not exist', {}, { content: 'missing' }],
  ['missing.xml cannot be read', {}, { quotes: 'missing.xml' }],
  ['has no feed', { 'a.txt': 'A' }],
  ['no published posts', { 'a.atom': feed({}) }],
  ['a.xml, line 1: this is not an Atom feed', { 'a.xml': '<html></html>' }],
  [
    'organization.json is not an organization',
    { 'a.atom': feed({ a: [] }), 'organization.json': '[' },
  ],
])('an unusable source is rejected: %s', (error, files, source) => {
  expect(() => read(files, source && (() => source))).toThrow(error);
});

/** The module that a build embeds in place of the empty one. */
function embeddedModule(folder: string | undefined): string {
  const { handler } = embedContent(folder).load as unknown as { handler(): string };
  return handler();
}

test('a build embeds the content, and the provider adds the fixed articles', async () => {
  const folder = folderOf({ 'a.xml': feed({ a: [] }) });
  const { embeddedContent } = await import(
    `data:text/javascript,${encodeURIComponent(embeddedModule(folder))}`
  );
  expect(embeddedContent).toEqual(readContent({ content: folder }));
  const { app } = createSampleProvider({
    content: embeddedContent,
    posts: { searchTips: 'tips', usageNotes: 'a' },
    blogs: { thoughts: '1', quotes: '2', articles: '3', resources: '4' },
    clientId: 'id',
    clientSecret: 'secret',
  });
  const login = await app.request('/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ grant_type: 'client_credentials', client_id: 'id', client_secret: 'secret' },
    }),
  });
  const { data } = await login.json();
  const headers = { Authorization: `Bearer ${data.token.access_token}` };
  const path = `/v1/blogger/organization/${data.organization_id}/blog/3`;
  const { posts } = await (await app.request(path, { headers })).json();
  expect(posts.map(({ id }: { id: string }) => id)).toEqual(['a', 'tips']);
  expect(embeddedModule(undefined)).toBeNull();
});
