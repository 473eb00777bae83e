import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { newAddress } from '../../support/visitor-address.ts';

const message = 'Too many requests came from your connection. Please wait a minute.';
const article = '/articles/7350186942201573301';

const site = await siteForFile({}, { clock: true });
let madeUp = 0;

/** A handout with 20 ids of posts that do not exist. */
function handout() {
  const posts = Array.from({ length: 20 }, () => `quotes:made-up-${madeUp++}`);
  return `/handout?posts=${posts.join(',')}`;
}

/** Requests all content that a new network may load in a minute. */
async function limitedNetwork() {
  const from = { 'CF-Connecting-IP': newAddress() };
  for (let loads = 0; loads < 120; loads += 20) {
    expect((await readPage(site.get(handout(), { ...crawler, ...from }))).status).toBe(200);
  }
  return from;
}

test('over the limit, content that can be made up is not loaded, and pages say why', async () => {
  await readPage(site.get('/', crawler));
  const from = await limitedNetwork();
  const { length } = site.provider.requests;
  const paths = [
    ...[`/articles/made-up-${madeUp++}`, `/quotes?post=made-up-${madeUp++}`, handout()],
    // A label of another panel.
    ...[`/quotes?q=words-${madeUp++}`, `/quotes?label=John+${1 + (madeUp++ % 20)}`],
    ...['/articles?pageToken=x', `/series?p=John+${1 + (madeUp++ % 20)}`],
  ];
  for (const path of paths) {
    const page = await readPage(site.get(path, from));
    expect([path, page.status]).toEqual([path, 429]);
    expect(page.headers.get('Retry-After')).toBe('60');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.text('main')).toContain(`Error: ${message}`);
    expect(page.texts('main a'), path).toContain('Try again');
  }
  expect((await site.get(handout().replace('?', '.docx?'), from)).status).toBe(303);
  for (const path of [`/api/thoughts/made-up-${madeUp++}`, '/series.ics?p=John+1']) {
    const response = await site.get(path, from);
    expect(response.headers.get('Retry-After')).toBe('60');
    await expectApiError(response, { message, status: 429 });
  }
  expect(site.provider.requests.length).toBe(length);
  for (const other of [{ 'CF-Connecting-IP': newAddress() }, {}]) {
    expect((await site.get(`/articles/made-up-${madeUp++}`, other)).status).toBe(404);
  }
});

test('over the limit, stored pages are served and revalidated, and the lists of the site are loaded', async () => {
  await readPage(site.get(article, crawler));
  const from = await limitedNetwork();
  for (const path of [article, '/terms', '/contact', '/quotes?label=Hell']) {
    expect([path, (await readPage(site.get(path, from))).status]).toEqual([path, 200]);
  }
  await site.advance(301_000);
  const { length } = site.provider.requests;
  expect((await site.get(article, from)).status).toBe(200);
  await expect
    .poll(() => site.provider.requests.slice(length).map(({ path }) => path))
    .toContainEqual(expect.stringMatching(/posts\/7350186942201573301$/));
});
