import { expect, test } from 'vitest';
import { createAccessTeam } from '../../support/access-team.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const team = createAccessTeam('areopagus', 'the-audience');
const access = { ACCESS_TEAM: 'areopagus', ACCESS_AUDIENCE: 'the-audience' };

let keysAreAvailable = true;

const network: typeof team.network = async (request) =>
  keysAreAvailable ? team.network(request) : new Response('Down for repairs.', { status: 503 });

const site = await siteForFile({ DEPLOYMENT: 'preview', ...access }, { network });

const header = (token: string) => ({ 'Cf-Access-Jwt-Assertion': token });

test('visitors who are not signed in get nothing of a protected preview and cause no calls', async () => {
  const { html } = await readPage(site.get('/', header(team.sign())));
  const [file] = html.match(/\/assets\/[^"]+\.js/) ?? [];
  const paths = ['/', '/quotes', '/nowhere', '/api/quotes', '/robots.txt', '/favicon.svg', file];
  site.provider.requests.length = 0;
  for (const path of paths) {
    const response = await site.get(String(path));
    expect(response.status).toBe(403);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(await response.text()).toBe(
      'This preview is for staff, who sign in through Cloudflare Access.',
    );
  }
  expect((await fetch(`${site.url}/contact`, { method: 'POST' })).status).toBe(403);
  expect(site.provider.requests).toEqual([]);
});

test('signed-in visitors get pages and files, which shared caches may not store', async () => {
  const token = team.sign();
  const page = await readPage(site.get('/quotes', header(token)));
  expect(page.status).toBe(200);
  const [file] = page.html.match(/\/assets\/[^"]+\.js/) ?? [];
  for (const path of ['/', '/api/quotes', '/robots.txt', String(file)]) {
    const headers = { Cookie: `CF_Authorization=${token}`, 'User-Agent': 'Googlebot/2.1' };
    const response = await site.get(path, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toMatch(/^private, max-age=/);
    await response.text();
  }
});

const other = createAccessTeam('areopagus', 'the-audience');
const past = Math.floor(Date.now() / 1000) - 3_600;

const rejectedTokens: [kind: string, token: () => string][] = [
  ['for another application', () => team.sign({ aud: ['another'] })],
  ['of another team', () => team.sign({ iss: 'https://others.cloudflareaccess.com' })],
  ['that is over', () => team.sign({ exp: past })],
  ['that another key signed', () => other.sign()],
  ['that was changed', () => `${team.sign().split('.', 1)}.e30.${team.sign().split('.')[2]}`],
  ['that is unsigned', () => `${team.sign().split('.', 2).join('.')}.`],
  ['that is none', () => 'anything'],
];

test('only a signed, current token of this team and application is accepted', async () => {
  for (const [kind, token] of rejectedTokens) {
    expect([kind, (await site.get('/', header(token()))).status]).toEqual([kind, 403]);
  }
  expect((await site.get('/', header(team.sign()))).status).toBe(200);
});

test('access is denied if the keys cannot be loaded', async () => {
  await site.restart();
  keysAreAvailable = false;
  const response = await site.get('/', header(team.sign()));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('Explore');
});

test('the health check needs no sign-in', async () => {
  expect((await site.get('/healthz')).status).toBe(200);
});
