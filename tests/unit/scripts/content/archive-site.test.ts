import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleContent } from '../../../../sample-provider/content.ts';
import type { StoredPost } from '../../../../sample-provider/provider-options.ts';
import { createSampleProvider } from '../../../../sample-provider/sample-provider.ts';
import { archiveSite } from '../../../../scripts/content/archive-site.ts';
import { blogNames, readContent } from '../../../../scripts/content/content-folder.ts';
import { localSettings } from '../../../../scripts/local-settings.ts';
import { featuredLabel } from '../../../../shared/content/posts.ts';
import { blogIdsOf } from '../../../../worker/provider/blog.ts';
import { createProvider } from '../../../../worker/provider/provider.ts';
import { parseSettings } from '../../../../worker/settings.ts';

type Respond = (url: URL) => Response | undefined;

/** An archive of the sample content. `respond` may replace responses of the provider. */
function createArchive(respond: Respond = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = parseSettings(
    localSettings({
      siteUrl: 'https://site.example',
      providerUrl: 'https://api.example',
      environment: {},
    }),
  );
  const { app } = createSampleProvider();
  const calls: string[] = [];
  const progress: string[] = [];
  const nothing = async () => undefined;
  async function run() {
    calls.length = 0;
    const provider = createProvider(settings, {
      async fetch(input, init) {
        const url = new URL(String(input));
        calls.push(url.pathname + url.search);
        return respond(url) ?? app.request(input, init);
      },
      now: Date.now,
      waitUntil: () => {},
      store: { get: nothing, put: nothing },
      onEnd: () => {},
    });
    await archiveSite({
      ...{ folder, provider, blogIds: blogIdsOf(settings), pauses: [0] },
      onProgress: (blog, text) => progress.push(`${blog}: ${text}`),
    });
  }
  return { folder, run, calls, progress };
}

const failing = () => Response.json({ error: true, message: 'Down.' }, { status: 503 });

test('the archive has the organization and all posts, with the labels of the site', async () => {
  const { folder, run, progress } = createArchive();
  await run();
  const sample = sampleContent();
  const read = readContent({ content: folder });
  expect(read.organization).toEqual(sample.organization);
  for (const blog of blogNames) {
    const byId = (posts: readonly StoredPost[]) =>
      posts
        .map(({ labels, ...post }) => ({
          ...post,
          labels: labels.filter((label) => blog !== 'articles' || label === featuredLabel).sort(),
        }))
        .sort((a, b) => a.id.localeCompare(b.id));
    expect(byId(read.posts[blog])).toEqual(byId(sample.posts[blog]));
  }
  expect(progress.at(-1)).toBe('resources: 2 posts, 2 of 2 labels');
  const feeds = () => blogNames.map((blog) => readFileSync(join(folder, `${blog}.atom`), 'utf8'));
  const first = feeds();
  await run();
  expect(feeds()).toEqual(first);
});

test('an archive that failed continues where it ended', async () => {
  let isDown = true;
  const archive = createArchive((url) =>
    isDown && url.searchParams.get('label') === 'Miracles' ? failing() : undefined,
  );
  await expect(archive.run()).rejects.toThrow('Down.');
  const made = archive.calls.filter((call) => call.includes('/blog/')).slice(0, -2);
  expect(existsSync(join(archive.folder, 'thoughts.atom'))).toBe(false);
  isDown = false;
  await archive.run();
  expect(archive.calls.filter((call) => made.includes(call))).toEqual([]);
  expect(existsSync(join(archive.folder, 'unfinished.jsonl'))).toBe(false);
  const { posts } = readContent({ content: archive.folder });
  expect(posts.quotes).toHaveLength(sampleContent().posts.quotes.length);
});

test('a call that fails once is repeated', async () => {
  let failures = 1;
  const archive = createArchive((url) =>
    url.searchParams.get('label') === 'Miracles' && failures-- > 0 ? failing() : undefined,
  );
  await archive.run();
  expect(failures).toBeLessThan(0);
});

test('a page token that comes twice ends the list', async () => {
  const post = { id: '1', title: 'A', content: 'B', published: null };
  const archive = createArchive((url) =>
    url.pathname.includes('/blog/')
      ? Response.json({ posts: [post], nextPageToken: 'x' })
      : undefined,
  );
  await archive.run();
  expect(readContent({ content: archive.folder }).posts.thoughts).toMatchObject([
    { id: '1', published: '' },
  ]);
});

test('an archive is not replaced by less than half of its posts', async () => {
  let isEmpty = false;
  const archive = createArchive((url) =>
    isEmpty && url.pathname.includes('/blog/') ? Response.json({ posts: [] }) : undefined,
  );
  await archive.run();
  isEmpty = true;
  await expect(archive.run()).rejects.toThrow(
    /The provider has 0 posts, and .*thoughts.atom has 66/,
  );
  expect(readContent({ content: archive.folder }).posts.thoughts).toHaveLength(66);
});
