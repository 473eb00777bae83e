import { generateKeyPairSync } from 'node:crypto';
import { sign } from 'hono/jwt';
import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const issuer = 'https://areopagus.cloudflareaccess.com';
const [team, other] = [createKeys(), createKeys()];
const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
const claims = { aud: ['the-audience'], iss: issuer, exp: inAnHour, email: 'staff@areopagus.test' };
const token = await sign(claims, team.privateKey);

function createKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [alg, kid] = ['RS256' as const, 'current'];
  return {
    privateKey: { ...privateKey.export({ format: 'jwk' }), alg, kid },
    publicKey: { ...publicKey.export({ format: 'jwk' }), alg, kid, use: 'sig' },
  };
}

let keysAreAvailable = true;

/** The network, with the domain of a Cloudflare Access team (RFC 7517). */
async function network(request: Request): Promise<Response> {
  const { url, method, headers } = request;
  if (url === `${issuer}/cdn-cgi/access/certs`) {
    if (!keysAreAvailable) return new Response('Down for repairs.', { status: 503 });
    return Response.json({ keys: [team.publicKey] });
  }
  const body = method === 'POST' ? await request.text() : null;
  return fetch(url, { method, headers: [...headers], body });
}

const site = await siteForFile(
  { DEPLOYMENT: 'preview', ACCESS_TEAM: 'areopagus', ACCESS_AUDIENCE: 'the-audience' },
  { network },
);

const get = (path: string, token: string) => site.get(path, { 'Cf-Access-Jwt-Assertion': token });

test('visitors who are not signed in get nothing of a protected preview and cause no calls', async () => {
  const { html } = await readPage(get('/', token));
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
  const page = await readPage(get('/quotes', token));
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

test('only a signed, current token of this team and application is accepted', async () => {
  const [header, payload, signature] = token.split('.');
  const rejected = {
    'for another application': await sign({ ...claims, aud: ['another'] }, team.privateKey),
    'of another team': await sign({ ...claims, iss: 'https://a.example' }, team.privateKey),
    'that is over': await sign({ ...claims, exp: inAnHour - 7_200 }, team.privateKey),
    'that another key signed': await sign(claims, other.privateKey),
    'that was changed': `${header}.e30.${signature}`,
    'that is unsigned': `${header}.${payload}.`,
    'that is none': 'anything',
  };
  for (const [kind, token] of Object.entries(rejected)) {
    expect([kind, (await get('/', token)).status]).toEqual([kind, 403]);
  }
  expect((await get('/', token)).status).toBe(200);
});

test('access is denied if the keys cannot be loaded', async () => {
  await site.restart();
  keysAreAvailable = false;
  const response = await get('/', token);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('Explore');
});

test('the health check needs no sign-in', async () => {
  expect((await site.get('/healthz')).status).toBe(200);
});
