import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedByPlatform } from '../../../scripts/static-files-plugin.ts';
import { builtConfig } from '../../../scripts/worker-modules.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';

/** The configuration of a build for production, beside that of the build. */
const config = builtConfig.replace('.json', `.production-${process.pid}.json`);

const files = globSync('assets/*', { cwd: 'dist/client' });

let site: Site;
let other: Site;

beforeAll(async () => {
  const built = JSON.parse(readFileSync(builtConfig, 'utf8'));
  writeFileSync(config, JSON.stringify(servedByPlatform(built, files)));
  site = await startSite({ DEPLOYMENT: 'production' }, { config });
  other = await startSite({ DEPLOYMENT: 'production' });
});

afterAll(async () => {
  rmSync(config, { force: true });
  await site?.close();
  await other?.close();
});

/** The Worker sets this header in each of its responses. */
const workerHeader = 'tdm-reservation';

/** The headers that do not depend on who serves the file. */
function headersOf({ headers }: Response) {
  const own = ['content-length', 'date', 'tdm-policy', workerHeader];
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
}

test('in production the platform serves hashed files, with the headers of the Worker', async () => {
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const served = await site.get(`/${file}`);
    const byWorker = await other.get(`/${file}`);
    expect([served.status, served.headers.get(workerHeader)]).toEqual([200, null]);
    expect(byWorker.headers.get(workerHeader)).not.toBeNull();
    expect(headersOf(served)).toEqual(headersOf(byWorker));
    expect(await served.text()).toBe(await byWorker.text());
  }
  const served = site.log.filter((line) => JSON.parse(line).event === 'request');
  expect(served).toEqual([]);
});

test('the Worker responds to requests for missing files, which are not cached for long', async () => {
  for (const path of ['/assets/main-0.js', '/assets/', '/_headers']) {
    const response = site.get(path);
    expect((await response).headers.get('Cache-Control')).toMatch(
      /^(public, max-age=60|no-store)$/,
    );
    const page = await readPage(response);
    expect([path, page.status, page.texts('h1')]).toEqual([path, 404, ['Page Not Found']]);
  }
});

test('all other paths run the Worker', async () => {
  for (const path of ['/', '/favicon.svg', '/robots.txt', '/api/quotes']) {
    expect((await site.get(path)).headers.get(workerHeader)).not.toBeNull();
  }
});

/** The X-Robots-Tag of a file for a request to a host. */
async function robotsTagAt(host: string): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  get(`${site.url}/${files[0]}`, { headers: { Host: host } }, ({ headers }) =>
    resolve(headers['x-robots-tag'] as string | undefined),
  ).on('error', reject);
  return promise;
}

test('files of a version that is not deployed are not indexed', async () => {
  expect(await robotsTagAt('www.example.org')).toBeUndefined();
  expect(await robotsTagAt('1a2b3c4d-areopagus.example.workers.dev')).toBe('noindex, nofollow');
});
