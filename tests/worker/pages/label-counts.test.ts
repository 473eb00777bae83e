import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { browseLabel } from '../../../shared/browse/browse-state.ts';
import { contentUrl } from '../../../shared/content/content-request.ts';
import { listHref } from '../../../shared/routes.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { slow } from '../../support/watched-provider.ts';

const panels = ['thoughts', 'quotes'] as const;

/** A label that no sample post has. */
const empty = 'John 16';

const site = await siteForFile();

/** The chips of a list's page. */
async function chipsOf(path: string) {
  const { document } = await readPage(site.get(path, crawler));
  return [...document.querySelectorAll('#label-panel details a')].map((chip) => ({
    label: new URL(chip.getAttribute('href') ?? '', site.url).searchParams.get('label') ?? '',
    name: chip.getAttribute('aria-label') ?? chip.textContent ?? '',
    count: chip.getAttribute('data-count'),
  }));
}

const read = async (path: string) => Buffer.from(await (await site.get(path, crawler)).text());

let withoutCounts: Buffer;

beforeAll(async () => {
  const kv = await site.kv();
  await kv.put('crawl labels', '{"/quotes":7}');
  const chips = await chipsOf('/apologetics');
  expect(chips.filter(({ count }) => count !== null)).toEqual([]);
  expect(await (await site.get('/api/labels/thoughts')).json()).toEqual({});
  const list = await readPage(site.get(listHref('thoughts', browseLabel(empty)), crawler));
  expect(list.text('main')).toContain('No blog posts match this passage.');
  expect(list.texts('[aria-labelledby=nearest] a')).toEqual([]);
  withoutCounts = await read('/apologetics');
  await crawlLabels(site);
  await site.restart();
}, 90_000);

test('the counts add at most 13 kB to the document of /apologetics, 2 kB after gzip', async () => {
  const page = await read('/apologetics');
  expect(page.length - withoutCounts.length).toBeGreaterThan(1_000);
  expect(page.length - withoutCounts.length).toBeLessThanOrEqual(13_000);
  expect(gzipSync(page).length - gzipSync(withoutCounts).length).toBeLessThanOrEqual(2_000);
});

test('each chip has the number of posts of its list, and an empty one says so', {
  timeout: 60_000,
}, async () => {
  let empty = 0;
  for (const list of panels) {
    const chips = await chipsOf(listHref(list));
    empty += chips.filter(({ count }) => count === '0').length;
    for (const { label, name, count } of chips.filter((_, i) => i % 5 === 0)) {
      const url = contentUrl({ kind: 'posts', list, browse: browseLabel(label) });
      const { posts, nextPageToken } = await (await site.get(url)).json();
      expect([label, count]).toEqual([label, nextPageToken ? null : `${posts.length}`]);
      const ending = nextPageToken ? label : posts.length === 0 ? ', no posts yet' : / posts?$/;
      expect(name).toMatch(ending);
    }
  }
  expect(empty).toBeGreaterThan(100);
});

test('a streamed page has the counts, too', async () => {
  site.provider.intercept(slow(300));
  const page = await readPage(site.get('/apologetics?q=God'));
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const data = JSON.parse(page.text('#page-data') ?? '');
  expect(data.results['/api/labels/thoughts'].data[empty]).toBe(0);
});

test('books and groups say how many of their chapters or topics have posts', async () => {
  for (const list of panels) {
    const page = await readPage(site.get(listHref(list), crawler));
    for (const details of page.document.querySelectorAll('details')) {
      const chips = [...details.querySelectorAll('a')].slice(1);
      const some = chips.filter((chip) => chip.getAttribute('data-count') !== '0');
      expect(details.querySelector('summary small')?.textContent).toBe(
        `posts in ${some.length} of ${chips.length}`,
      );
    }
  }
});

test('an empty list has links to the nearest labels with posts', async () => {
  const page = await readPage(site.get(listHref('thoughts', browseLabel(empty)), crawler));
  expect(page.texts('[aria-labelledby=nearest] a')).toEqual([
    'John 11',
    'John 18',
    'John, any chapter',
  ]);
});

test('only the lists with a panel have counts', async () => {
  for (const list of ['articles', 'resources', 'nowhere']) {
    expect((await site.get(`/api/labels/${list}`)).status).toBe(404);
  }
});
