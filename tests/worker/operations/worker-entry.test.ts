import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { defaults } from '../../../sample-provider/defaults.ts';
import { workerFolder } from '../../../scripts/worker-modules.ts';
import { contentUrl } from '../../../shared/content/content-request.ts';
import { contentRequests } from '../../../shared/route-content.ts';
import { parseRoute } from '../../../shared/routes.ts';
import { siteDay } from '../../../worker/sundays/civil-day.ts';
import { readPage } from '../../support/page.ts';
import { startSite } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { crawler } from '../../support/user-agent.ts';

/** The files of the built Worker that load with its entry, before the first request. */
const entryFiles = reachedFrom('index.js');

const laterFiles = globSync('**/*.js', { cwd: workerFolder }).filter(
  (file) => !entryFiles.includes(file),
);

function read(file: string): string {
  return readFileSync(join(workerFolder, file), 'utf8');
}

/** The file and all that it imports statically. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const { moduleRequest } of parseSync(file, read(file)).module.staticImports) {
      const { value } = moduleRequest;
      if (value.startsWith('.')) reached.add(posix.join(posix.dirname(file), value));
    }
  }
  return [...reached];
}

const sourceMap = z.object({ sources: z.array(z.string()) });

/** The sources of built files, as paths from the root of the project. */
function sourcesOf(files: readonly string[]): string[] {
  const maps = files.map((file) => `${file}.map`);
  return maps
    .filter((map) => existsSync(join(workerFolder, map)))
    .flatMap((map) => {
      const { sources } = sourceMap.parse(JSON.parse(read(map)));
      return sources.map((source) => posix.join(workerFolder, posix.dirname(map), source));
    });
}

test("the Worker's entry has at most 110 kB after gzip, and 163 kB with all that it imports", () => {
  const sizes = entryFiles.map((file) => gzipSync(read(file), { level: 9 }).length);
  expect(sizes[0]).toBeLessThanOrEqual(110_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(163_000);
});

test.each<[what: string, sources: RegExp]>([
  ['the sanitizer', /^worker\/sanitize\/sanitize\.ts$/],
  ['the HTML parser', /^node_modules\/(parse5|hast-util-[^/]+|property-information)\//],
  ['links to Scripture', /^worker\/scripture\/scripture-/],
  ['Scripture references', /^node_modules\/@gracious\.tech\/bible-references\//],
  ['the Markdown renderer', /^node_modules\/(micromark|mdast-util)/],
  ['the writer of Word files', /^(worker\/handout\/word\/|node_modules\/docx\/)/],
  ['feeds', /^worker\/feeds\/(feed|serialize-feed)\.ts$/],
  ['the sitemap', /^worker\/well-known\/sitemap-xml\.ts$/],
  ['contact messages', /^worker\/(contact\/|provider\/messages\.ts)/],
  ['Access', /^(worker\/middleware\/access\.ts|node_modules\/@hono\/cloudflare-access\/)/],
  ['the sample provider', /^sample-provider\//],
])('%s loads after the entry', (_, sources) => {
  const matching = (files: string[]) => sourcesOf(files).filter((source) => sources.test(source));
  expect(matching(entryFiles)).toEqual([]);
  expect(matching(laterFiles)).not.toEqual([]);
});

test('Markdown documents load after the entry', () => {
  const hasDocument = (file: string) => read(file).includes('{{legal_entity}}');
  expect(entryFiles.filter(hasDocument)).toEqual([]);
  expect(laterFiles.filter(hasDocument)).not.toEqual([]);
});

test('a new isolate loads only what it needs for pages whose content is stored', async () => {
  const article = `/articles/${defaults.posts.searchTips}`;
  const lists = ['/apologetics', '/apologetics?label=John', '/quotes', '/articles'];
  const paths = ['/', ...lists, article, '/resources'];
  const kvDir = await mkdtemp(join(tmpdir(), 'kv-'));
  onTestFinished(() => rm(kvDir, { recursive: true }));
  const before = await startSite({}, { kvDir });
  const pages = await Promise.all(paths.map((path) => readPage(before.get(path, crawler))));
  for (const path of paths) {
    for (const request of contentRequests(parseRoute(new URL(path, before.url)))) {
      // The crawl stores the marks of labels and the index of posts.
      const isStored = !['labels', 'related'].includes(request.kind);
      const day = request.kind === 'sunday' ? ` lsb ${siteDay(Date.now())}` : '';
      if (isStored) await storedContent(before, contentUrl(request) + day);
    }
  }
  await before.close();

  const isNeeded = (source: string) =>
    /^(worker\/(crawl\/crawl-reader|passages\/related)|client\/pages\/(Home|Post|Text)Page)/.test(
      source,
    );
  const needed = laterFiles.filter((file) => sourcesOf([file]).some(isNeeded)).flatMap(reachedFrom);
  const unneeded = laterFiles.filter((file) => !needed.includes(file));
  const after = await startSite(
    { API_HOST: before.provider.url },
    { kvDir, without: new RegExp(unneeded.join('|')) },
  );
  onTestFinished(after.close);
  for (const [i, path] of paths.entries()) {
    const page = await readPage(after.get(path));
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.texts('main')).toEqual(pages[i]?.texts('main'));
  }
  expect(after.log.join()).toContain('"calls":0');
  expect(after.log.join()).not.toMatch(/"calls":[1-9]/);
});
