import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { servedByPlatform } from '../../../scripts/static-files-plugin.ts';
import { builtConfig } from '../../../scripts/worker-server.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { siteForFile } from '../../support/site.ts';

/** The configuration of a build for production, beside that of the build. */
const config = builtConfig.replace('.json', `.production-${process.pid}.json`);

const files = globSync('assets/*', { cwd: 'dist/client' });

const built = JSON.parse(readFileSync(builtConfig, 'utf8'));
writeFileSync(config, JSON.stringify(servedByPlatform(built, files)));
afterAll(() => rmSync(config));

const site = await siteForFile({ DEPLOYMENT: 'production' }, { config });
const other = await siteForFile({ DEPLOYMENT: 'production' });

/** The Worker sets this header in each of its responses. */
const workerHeader = 'tdm-reservation';

/** The headers that do not depend on who serves the file. */
function headersOf({ headers }: Response) {
  const own = ['cf-cache-status', 'content-length', 'date', 'tdm-policy', workerHeader];
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
}

test('in production the platform serves hashed files, with the headers of the Worker', async () => {
  site.log.length = 0;
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const served = await site.get(`/${file}`);
    const byWorker = await other.get(`/${file}`);
    expect([served.status, served.headers.get(workerHeader)]).toEqual([200, null]);
    expect(byWorker.headers.get(workerHeader)).not.toBeNull();
    expect(headersOf(served)).toEqual(headersOf(byWorker));
    expect(await served.text()).toBe(await byWorker.text());
  }
  const served = site.log.filter((line) => line.includes('"event":"request"'));
  expect(served).toEqual([]);
});

test('the Worker responds to requests for missing files, which are not cached for long', async () => {
  for (const path of ['/assets/main-0.js', '/assets/', '/_headers']) {
    const page = await site.read(path);
    expect(page.headers.get('Cache-Control')).toMatch(/^(public, max-age=60|no-store)$/);
    expect([path, page.status, page.texts('h1')]).toEqual([path, 404, ['Page Not Found']]);
  }
});

test('all other paths run the Worker', async () => {
  for (const path of ['/', '/favicon.svg', '/robots.txt', '/api/quotes']) {
    expect((await site.get(path)).headers.get(workerHeader)).not.toBeNull();
  }
});

test('a file with a stable name is revalidated and sent again only if it has changed', async () => {
  const file = await site.get('/favicon.svg');
  expect(file.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(file.headers.get('Cache-Control')).toMatch(/^public, max-age=3600, stale-while-reval/);
  const ifNoneMatch = { 'If-None-Match': String(file.headers.get('ETag')) };
  expect((await site.get('/favicon.svg', ifNoneMatch)).status).toBe(304);
});

test.each([
  ['www.example.org', undefined],
  ['1a2b3c4d-areopagus.example.workers.dev', 'noindex, nofollow'],
])('a file requested with the host %s has the X-Robots-Tag %s', async (Host, tag) => {
  const { headers } = await rawRequest(site.url, { path: `/${files[0]}`, headers: { Host } });
  expect(headers['x-robots-tag']).toBe(tag);
});
