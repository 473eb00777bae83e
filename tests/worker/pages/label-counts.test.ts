import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { browseLabel } from '../../../shared/browse/browse-state.ts';
import { contentUrl } from '../../../shared/content/content-request.ts';
import { type List, quotesList, thoughtsList } from '../../../shared/content/lists.ts';
import { listHref } from '../../../shared/routes.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { slow } from '../../support/watched-provider.ts';

const hour = 60 * 60_000;
const panels = [thoughtsList, quotesList];

/** A label that no sample post has, and its neighbors that some have. */
const empty = 'John 16';

let site: Site;

afterEach(() => site.close());

/** The chips of a page by their label. */
async function chipsOf(path: string, headers: Record<string, string> = crawler) {
  const { document } = await readPage(site.get(path, headers));
  const chips = [...document.querySelectorAll('#label-panel details a')].map((chip) => {
    const href = chip.getAttribute('href') ?? '';
    const name = chip.getAttribute('aria-label') ?? chip.textContent ?? '';
    const label = new URL(href, site.url).searchParams.get('label') ?? '';
    return { label, name, count: chip.getAttribute('data-count'), isEmpty: isEmpty(name) };
  });
  return new Map(chips.map((chip) => [chip.label, chip]));
}

const isEmpty = (name: string) => name.endsWith(', no posts yet');

const pathOf = (label: string, list: List = thoughtsList) => listHref(list, browseLabel(label));

/** Makes the provider respond to requests for a label as to those for another one. */
function swapLabel(from: string, to: string) {
  site.provider.intercept(({ path, query }, { pass }) => {
    if (query.get('label') !== from) return undefined;
    const swapped = new URLSearchParams(query);
    swapped.set('label', to);
    return pass(`${path}?${swapped}`);
  });
}

describe.each([0, 5_000])('with the sample content and %i posts', (generated) => {
  test('no unmarked chip leads to an empty list, no marked one to posts, and each number is right', {
    timeout: 120_000,
  }, async () => {
    site = await startSite({}, { generated });
    await crawlLabels(site);
    let marked = 0;
    let numbered = 0;
    for (const list of panels) {
      for (const { label, isEmpty, count } of (await chipsOf(listHref(list))).values()) {
        const url = contentUrl({ kind: 'posts', list: list.name, browse: browseLabel(label) });
        const { posts, nextPageToken } = await (await site.get(url)).json();
        expect([label, isEmpty]).toEqual([label, posts.length === 0]);
        const number = posts.length > 0 && !nextPageToken ? `${posts.length}` : null;
        expect([label, count]).toEqual([label, number]);
        if (isEmpty) marked++;
        if (count) numbered++;
      }
    }
    expect(marked).toBeGreaterThan(100);
    if (generated === 0) expect(numbered).toBeGreaterThan(100);
  });
});

test('nothing is marked before it is known', async () => {
  site = await startSite();
  const chips = [...(await chipsOf('/apologetics')).values()];
  expect(chips.filter(({ isEmpty, count }) => isEmpty || count)).toEqual([]);
  const page = await readPage(site.get('/apologetics', crawler));
  expect(page.texts('summary').slice(0, 2)).toEqual(['Matthew', 'Mark']);
  expect(await (await site.get('/api/labels/thoughts')).json()).toEqual([]);
  const list = await readPage(site.get(pathOf(empty), crawler));
  expect(list.text('main')).toContain('No blog posts match this passage.');
  expect(list.texts('[aria-labelledby=nearest] a')).toEqual([]);
});

test('only the lists with a panel have marks', async () => {
  site = await startSite();
  for (const list of ['articles', 'resources', 'nowhere']) {
    expect((await site.get(`/api/labels/${list}`)).status).toBe(404);
  }
});

test.each(['fails to read', 'hangs', 'damaged'])(
  'if KV cannot be read (%s), pages have no marks and all else',
  async (fault) => {
    site = await startSite({}, fault === 'damaged' ? {} : { kvFault: fault });
    if (fault === 'damaged') await (await site.kv()).put('sitemap labels', '{"/quotes":7}');
    const page = await readPage(site.get('/quotes', crawler));
    expect(page.status).toBe(200);
    expect(page.texts('main article').length).toBeGreaterThan(5);
    expect(page.html).not.toContain('no posts yet');
    expect(page.html).not.toContain('Error:');
  },
);

describe('after the crawl', () => {
  async function start() {
    site = await startSite({}, { clock: true });
    await crawlLabels(site);
  }

  test('books and groups say how many of their chapters or topics have posts', async () => {
    await start();
    for (const list of panels) {
      const page = await readPage(site.get(listHref(list), crawler));
      for (const details of page.document.querySelectorAll('details')) {
        const chips = [...details.querySelectorAll('a')].slice(1);
        const some = chips.filter((chip) => !isEmpty(chip.getAttribute('aria-label') ?? ''));
        expect(details.querySelector('summary small')?.textContent).toBe(
          `posts in ${some.length} of ${chips.length}`,
        );
      }
    }
  });

  test('an empty list offers the nearest labels with posts', async () => {
    await start();
    for (const list of panels) {
      const chips = await chipsOf(listHref(list));
      const empties = [...chips.values()].filter(({ isEmpty }) => isEmpty);
      for (const { label } of empties.filter((_, i) => i % 10 === 0)) {
        const page = await readPage(site.get(pathOf(label, list), crawler));
        const offered = page.hrefs('[aria-labelledby=nearest] a').map((href) => {
          return new URL(`${href}`, site.url).searchParams.get('label') ?? '';
        });
        expect([label, offered.length]).not.toEqual([label, 0]);
        expect(offered.map((label) => chips.get(label)?.isEmpty)).toEqual(offered.map(() => false));
      }
    }
    const page = await readPage(site.get(pathOf(empty), crawler));
    expect(page.texts('[aria-labelledby=nearest] a')).toEqual([
      'John 11',
      'John 18',
      'John, any chapter',
    ]);
  });

  test('the stream of a page has the same marks to its end', async () => {
    await start();
    await chipsOf('/apologetics');
    swapLabel(empty, 'John 1');
    site.provider.intercept(slow(300));
    const page = await readPage(site.get(pathOf(empty)));
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const data = JSON.parse(page.text('#page-data') ?? '');
    const index = [...thoughtsList.labels].indexOf(empty);
    expect(data.results['/api/labels/thoughts'].data[index]).toBe(0);
  });

  test('marks that are a day old are shown no more, unless the crawl has confirmed them', async () => {
    await start();
    await chipsOf('/quotes');
    await site.advance(23 * hour);
    expect((await chipsOf('/quotes')).get('Hell')?.count).not.toBeNull();
    await site.advance(hour);
    const chips = [...(await chipsOf('/quotes')).values()];
    expect(chips.filter(({ isEmpty, count }) => isEmpty || count)).toEqual([]);
  });

  test('a page with marks is served from memory, and the marks are read from KV once in an hour', async () => {
    await start();
    await chipsOf('/quotes');
    await chipsOf('/quotes');
    expect(isFromMemory(await readPage(site.get('/quotes')))).toBe(true);
    const kv = await site.kv();
    await kv.put('sitemap labels', '{}');
    await site.advance(50 * 60_000);
    expect((await chipsOf('/quotes')).get('Hell')?.count).not.toBeNull();
  });

  test('the counts add at most 6.5 kB to the document of /apologetics, 1.1 kB after gzip', async () => {
    site = await startSite();
    const read = async () => Buffer.from(await (await site.get('/apologetics', crawler)).text());
    const without = await read();
    await crawlLabels(site);
    await site.restart();
    const page = await read();
    expect(page.includes('no posts yet')).toBe(true);
    expect(page.length - without.length).toBeLessThanOrEqual(6_500);
    expect(gzipSync(page).length - gzipSync(without).length).toBeLessThanOrEqual(1_100);
  });
});

function isFromMemory({ headers }: { headers: Headers }): boolean {
  return headers.get('Cache-Status')?.endsWith('; detail=page') ?? false;
}
