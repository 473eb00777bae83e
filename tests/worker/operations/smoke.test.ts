import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { type Rewrite, startRewritingProxy } from '../../support/rewriting-proxy.ts';
import { siteForFile } from '../../support/site.ts';
import { slow } from '../../support/watched-provider.ts';

const run = promisify(execFile);

const meddler = await startRewritingProxy();
const site = await siteForFile(
  { DEPLOYMENT: 'production', SITE_URL: meddler.url },
  { systemClock: true },
);
meddler.target = site.url;

afterAll(() => meddler.close());

/** Runs `npm run smoke` as its script does. */
async function smoke(args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, NO_COLOR: '1', ...environment };
  const command = ['scripts/smoke.ts', ...args];
  return run(process.execPath, command, { env }).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  );
}

/** Without a second attempt. */
const once = ['--attempts', '1'];

/** The first test, while the site has no content that it could show. */
test('an outage of the provider is distinguished from a fault of the site', async () => {
  site.provider.intercept(() => 'reset');
  const outage = await smoke([meddler.url, ...once]);
  expect(outage.stdout).toContain('Only the content provider is down');
  expect(outage.code).toBe(75);
});

test('a correct site passes, also with slow content', async () => {
  site.provider.intercept(slow(200));
  const ended = await smoke([meddler.url]);
  expect(ended.stdout).not.toContain('FAIL');
  expect(ended.code).toBe(0);
  expect(ended.stdout).toMatch(/Tests +\d+ passed \(\d+\)/);
});

/** As Cloudflare's Email Address Obfuscation rewrites addresses. */
async function rewritten(response: Response): Promise<string> {
  const address =
    '<a href="/cdn-cgi/l/email-protection" data-cfemail="1a">[email&#160;protected]</a>';
  return (await response.text()).replace('</main>', `${address}</main>`);
}

/** Changes the responses in several ways at once, because each run of the checks takes seconds. */
const breakSite: Rewrite = async (response, path) => {
  response.headers.delete('Content-Security-Policy');
  if (path === '/') {
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    response.headers.set('Cf-Ray', '8f0a-ORD');
    response.headers.set('Cf-Cache-Status', 'MISS');
  }
  if (path === '/about') return new Response(await rewritten(response), response);
  if (path === '/terms') return new Response('Oh.', { status: 500 });
  if (path === '/contact') return new Response((await response.text()).slice(0, 2000), response);
  if (path !== '/copyright' && path !== '/privacy-policy') return response;
  const secret = path === '/copyright' ? 'rock-of-areopagus' : 'Bearer abcdefghijklmnopqrst';
  return new Response((await response.text()).replace('</main>', `${secret}</main>`), response);
};

test('a broken site fails, and each fault is named without the secret', async () => {
  meddler.rewrite = breakSite;
  const ended = await smoke([meddler.url, ...once], { CLIENT_SECRET: 'rock-of-areopagus' });
  expect(ended.code).toBe(1);
  const told = ended.stdout + ended.stderr;
  for (const fault of [
    /\/ has its security headers.*\n.*Content-Security-Policy: expected '' to match .*default-src/,
    /serves a page that was requested before.*\n.*Cf-Cache-Status: expected 'MISS' to match/,
    /\/about is a complete page.*\n.*has rewritten addresses/,
    /\/terms is a complete page.*\n.*status: expected 500 to be 200/,
    /\/contact is a complete page.*\n.*end: expected /,
    /\/copyright is a complete page.*\n.*contains a secret: CLIENT_SECRET/,
    /\/privacy-policy is a complete page.*\n.*contains a secret: .*Bearer/,
    /may be indexed.*\n.*X-Robots-Tag of \/: expected 'noindex, nofollow' to be null/,
  ]) {
    expect(told).toMatch(fault);
  }
  expect(told).not.toMatch(/rock-of-areopagus|Bearer abc/);
});
