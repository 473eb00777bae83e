import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browseLabel } from '../../../shared/browse/browse-state.ts';
import { contentUrl } from '../../../shared/content/content-request.ts';
import { type ListName, lists } from '../../../shared/content/lists.ts';
import { listHref } from '../../../shared/routes.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { slow } from '../../support/watched-provider.ts';

const hour = 60 * 60_000;
const panels: ListName[] = ['thoughts', 'quotes'];

/** A label that no sample post has, and its neighbors that some have. */
const empty = 'John 16';

let site: Site;

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

const pathOf = (label: string, list: ListName = 'thoughts') => listHref(list, browseLabel(label));

const read = async (path: string) => Buffer.from(await (await site.get(path, crawler)).text());

/** Expects the marks of some chips of each panel to agree with their lists. Returns the numbers of marked and numbered chips. */
async function expectRightMarks(every: number) {
  let marked = 0;
  let numbered = 0;
  for (const list of panels) {
    const chips = [...(await chipsOf(listHref(list))).values()];
    marked += chips.filter(({ isEmpty }) => isEmpty).length;
    numbered += chips.filter(({ count }) => count).length;
    for (const { label, isEmpty, count } of chips.filter((_, i) => i % every === 0)) {
      const url = contentUrl({ kind: 'posts', list, browse: browseLabel(label) });
      const { posts, nextPageToken } = await (await site.get(url)).json();
      expect([label, isEmpty]).toEqual([label, posts.length === 0]);
      const number = posts.length > 0 && !nextPageToken ? `${posts.length}` : null;
      expect([label, count]).toEqual([label, number]);
    }
  }
  return { marked, numbered };
}

describe('on a new site', () => {
  afterEach(() => site.close());

  test('with 5,000 posts more, marks and numbers are right, too', {
    timeout: 120_000,
  }, async () => {
    site = await startSite({}, { generated: 5_000 });
    await crawlLabels(site);
    expect((await expectRightMarks(5)).marked).toBeGreaterThan(100);
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
});

describe('after the crawl', () => {
  let sizes: number[] = [];

  beforeAll(async () => {
    site = await startSite({}, { clock: true });
    const without = await read('/apologetics');
    await crawlLabels(site);
    await site.restart();
    const page = await read('/apologetics');
    sizes = [page.length - without.length, gzipSync(page).length - gzipSync(without).length];
  }, 60_000);

  afterAll(() => site.close());

  test('the counts add at most 6.5 kB to the document of /apologetics, 1.1 kB after gzip', () => {
    expect(sizes[0]).toBeGreaterThan(1_000);
    expect(sizes[0]).toBeLessThanOrEqual(6_500);
    expect(sizes[1]).toBeLessThanOrEqual(1_100);
  });

  test('a streamed page has the marks, too', async () => {
    site.provider.intercept(slow(300));
    const page = await readPage(site.get('/apologetics?q=God'));
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.html).toContain(`${empty}, no posts yet`);
    const data = JSON.parse(page.text('#page-data') ?? '');
    const index = [...lists.thoughts.labels].indexOf(empty);
    expect(data.results['/api/labels/thoughts'].data[index]).toBe(0);
    site.provider.intercept();
  });

  test('no unmarked chip leads to an empty list, no marked one to posts, and each number is right', {
    timeout: 120_000,
  }, async () => {
    const { marked, numbered } = await expectRightMarks(1);
    expect(marked).toBeGreaterThan(100);
    expect(numbered).toBeGreaterThan(100);
  });

  test('books and groups say how many of their chapters or topics have posts', async () => {
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

  test('a page with marks is served from memory, and the marks are read from KV once in an hour', async () => {
    await chipsOf('/quotes');
    await chipsOf('/quotes');
    expect(isFromMemory(await readPage(site.get('/quotes')))).toBe(true);
    const kv = await site.kv();
    const stored = String(await kv.get('sitemap labels'));
    await kv.put('sitemap labels', '{}');
    await site.advance(50 * 60_000);
    expect((await chipsOf('/quotes')).get('Hell')?.count).not.toBeNull();
    await kv.put('sitemap labels', stored);
  });

  test('marks that are a day old are shown no more, unless the crawl has confirmed them', async () => {
    await chipsOf('/quotes');
    await site.advance(22 * hour);
    expect((await chipsOf('/quotes')).get('Hell')?.count).not.toBeNull();
    await site.advance(2 * hour);
    const chips = [...(await chipsOf('/quotes')).values()];
    expect(chips.filter(({ isEmpty, count }) => isEmpty || count)).toEqual([]);
  });
});

function isFromMemory({ headers }: { headers: Headers }): boolean {
  return headers.get('Cache-Status')?.endsWith('; detail=page') ?? false;
}
