import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { sampleContent } from '../../../../sample-provider/content.ts';
import { defaults } from '../../../../sample-provider/defaults.ts';
import type { ProviderContent, StoredPost } from '../../../../sample-provider/provider-content.ts';
import { createSampleProvider } from '../../../../sample-provider/sample-provider.ts';
import { blogNames } from '../../../../scripts/content/archive.ts';
import { archiveSite } from '../../../../scripts/content/archive-site.ts';
import { readContent } from '../../../../scripts/content/read-content.ts';
import { localSettings } from '../../../../scripts/local-settings.ts';
import { featuredLabel } from '../../../../shared/content/posts.ts';
import { type BlogName, blogIdsOf } from '../../../../worker/provider/blog.ts';
import { createProvider } from '../../../../worker/provider/provider.ts';
import { parseSettings } from '../../../../worker/settings.ts';

type Respond = (url: URL, count: number) => Response | undefined;

const sample = sampleContent();

/** Some of the labels that the site requests. Each thought has one of them. */
const labels: Record<BlogName, string[]> = {
  thoughts: [...new Set(sample.posts.thoughts.flatMap(({ labels }) => labels.slice(0, 1)))],
  quotes: ['Miracles'],
  articles: [featuredLabel],
  resources: [],
};

/** An archive of some content. `respond` may replace a response of the provider by the number of calls for the same URL. */
function createArchive(content: ProviderContent = sample) {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const urls = { siteUrl: 'https://site.example', providerUrl: 'https://api.example' };
  const settings = parseSettings(localSettings({ ...urls, environment: {} }));
  const { app } = createSampleProvider({ content });
  const calls: string[] = [];
  const nothing = async () => undefined;

  async function run(respond: Respond = () => undefined) {
    calls.length = 0;
    const provider = createProvider(settings, {
      async fetch(input, init) {
        const url = new URL(String(input));
        calls.push(url.pathname + url.search);
        const count = calls.filter((call) => call === url.pathname + url.search).length;
        return respond(url, count) ?? app.request(input, init);
      },
      now: Date.now,
      waitUntil: () => {},
      store: { read: nothing, get: nothing, put: nothing },
    });
    const blogIds = blogIdsOf(settings);
    return archiveSite({ folder, provider, blogIds, labels, pauses: [0], onProgress: () => {} });
  }
  return { folder, run, calls, read: () => readContent({ content: folder }).content };
}

const failing = () => Response.json({ error: true, message: 'Down.' }, { status: 503 });

test('an archive has the organization and all posts, with the labels of the site, as they were', async () => {
  const post = fc.record({
    id: fc.stringMatching(/^[a-z\d_-]{1,20}$/),
    title: fc.string({ unit: 'binary' }),
    content: fc.string({ unit: 'binary' }),
    published: fc.constantFrom('', '2012-05-01T09:00:00-05:00', '2013-01-01T00:00:00Z'),
    labels: fc.subarray([featuredLabel, 'Other']),
  });
  const anyArticles = fc.uniqueArray(post, { selector: ({ id }) => id, maxLength: 30 });
  const check = fc.asyncProperty(anyArticles, async (articles) => {
    const posts = { ...sample.posts, articles };
    const { run, read } = createArchive({ organization: sample.organization, posts });
    await run();
    expect(read().organization).toEqual(sample.organization);
    for (const blog of blogNames) {
      const expected = posts[blog].map((post) => ({
        ...post,
        labels: labels[blog].filter((label) => post.labels.includes(label)),
      }));
      expect(new Set(read().posts[blog])).toEqual(new Set(expected));
    }
  });
  await fc.assert(check, { numRuns: 5 });
});

/** The second page of all thoughts. */
function isSecondPage({ pathname, searchParams }: URL): boolean {
  const isPage = pathname.endsWith(`/blog/${defaults.blogs.thoughts}`);
  return isPage && Boolean(searchParams.get('pageToken')?.startsWith('10-'));
}

const thoughts = sample.posts.thoughts.slice(0, 25);
const posts = { thoughts, quotes: [], articles: [], resources: [] };
const onlyThoughts = { organization: sample.organization, posts };

test.each([
  ['nothing', {}],
  ['null instead of posts', { posts: null }],
  ['an empty list', { posts: [] }],
  ['no token of the next page', { posts: thoughts.slice(10, 20) }],
  ['something else instead of posts', { posts: [1, 2], nextPageToken: 'x' }],
])('a page of the provider with %s makes no archive smaller', async (_, page) => {
  for (const isOnce of [true, false]) {
    const { run, read } = createArchive(onlyThoughts);
    const respond: Respond = (url, count) =>
      isSecondPage(url) && (count === 1 || !isOnce) ? Response.json(page) : undefined;
    const first = run(respond);
    await (isOnce ? first : expect(first).rejects.toThrow());
    await run();
    await run(respond).catch(() => {});
    expect(read().posts.thoughts).toHaveLength(thoughts.length);
  }
});

test('a run that ends early leaves the last archive as it was, and the next one replaces it', async () => {
  const { run, folder, read } = createArchive();
  await run();
  const before = read();
  const respond =
    (isDown: boolean): Respond =>
    ({ pathname, searchParams }) => {
      if (pathname.endsWith(defaults.blogs.articles)) return Response.json({ posts: [post] });
      return isDown && searchParams.get('label') === 'Miracles' ? failing() : undefined;
    };
  const [{ labels: _, ...article }] = before.posts.articles as [StoredPost];
  const post = { ...article, title: 'Changed' };
  await expect(run(respond(true))).rejects.toThrow('Down.');
  expect(read()).toEqual(before);
  await run(respond(false));
  expect(read().posts.articles.map(({ title }) => title)).toContain('Changed');
  expect(readdirSync(folder)).not.toContain('next-archive');
});

test('pages that the provider repeats end a list', async () => {
  const { run, read } = createArchive();
  const posts = sample.posts.articles.slice(0, 1);
  await run(({ pathname, searchParams }) => {
    if (!pathname.includes(defaults.blogs.articles)) return undefined;
    const nextPageToken = searchParams.get('pageToken') === 'a' ? 'b' : 'a';
    return Response.json({ posts, nextPageToken });
  });
  expect(read().posts.articles).toHaveLength(1);
});

test('a call that fails once is repeated', async () => {
  const { run } = createArchive();
  const found = await run((_, count) => (count === 1 ? failing() : undefined));
  expect(found[3]).toContain('resources: 2 posts');
});

test('only posts that do not exist leave an archive, and not most of them', async () => {
  const { run, read, folder } = createArchive();
  await run();
  const [{ id = '' } = {}, ...others] = sample.posts.thoughts;
  const without =
    (ids: readonly string[]): Respond =>
    ({ pathname }) => {
      const [, postId = ''] = /\/posts\/(\d+)$/.exec(pathname) ?? [];
      if (ids.includes(postId)) return Response.json({ error: true }, { status: 404 });
      return pathname.includes(defaults.blogs.thoughts) && !postId
        ? Response.json({ posts: [] })
        : undefined;
    };
  expect(await run(without([id]))).toContain(
    `thoughts: ${others.length} posts, ${others.length} of them in no list of the provider, and 1 deleted since the last archive`,
  );
  expect(read().posts.thoughts.map((post) => post.id)).not.toContain(id);
  expect(readdirSync(join(folder, 'thoughts'))).toHaveLength(others.length);
  const most = others.slice(1).map((post) => post.id);
  await expect(run(without(most))).rejects.toThrow(
    /64 of 65 posts of 'thoughts' do not exist any more/,
  );
  expect(read().posts.thoughts).toHaveLength(others.length);
});

test('a file that cannot be written ends the archive with its name', async () => {
  const { run, folder } = createArchive();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  await expect(run()).rejects.toThrow(/organization.json cannot be written: /);
});
