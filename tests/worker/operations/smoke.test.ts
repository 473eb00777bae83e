import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Rewrite, startRewritingProxy } from '../../support/rewriting-proxy.ts';
import { type Site, startSite } from '../../support/site.ts';
import { failure, slow } from '../../support/watched-provider.ts';

const run = promisify(execFile);

let meddler: Awaited<ReturnType<typeof startRewritingProxy>>;
let site: Site;

beforeAll(async () => {
  meddler = await startRewritingProxy();
  site = await startSite({ DEPLOYMENT: 'production', SITE_URL: meddler.url });
  meddler.proxyTo(site.url);
});

afterEach(() => {
  meddler.rewrite();
  site.provider.intercept();
});

afterAll(async () => {
  await site.close();
  await meddler.close();
});

type Ended = { code: number; stdout: string; stderr: string };

/** Runs `npm run smoke` as its script does. */
async function smoke(args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const env = { ...process.env, ...environment };
  const command = ['scripts/smoke.ts', ...args];
  return run(process.execPath, command, { env }).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  );
}

/** Without a second attempt. */
const once = ['--attempts', '1'];

/** The failed checks with their reasons. */
function failures({ stdout }: Ended): string[] {
  return [...stdout.matchAll(/^FAIL {2}(.*)\n +(.*)$/gm)].map(
    ([, says, reason]) => `${says}: ${reason}`,
  );
}

test('a correct site passes in seconds, also with slow content', async () => {
  site.provider.intercept(slow(200));
  const ended = await smoke([meddler.url]);
  expect(failures(ended)).toEqual([]);
  expect(ended.code).toBe(0);
  expect(ended.stdout).toMatch(/^(\d+) of \1 checks passed/m);
}, 60_000);

/** Adds text at the end of the main content. */
function adding(text: string): Rewrite {
  return async (answer, path) => {
    if (path !== '/about' || answer.status !== 200) return answer;
    return new Response((await answer.text()).replace('</main>', `${text}</main>`), answer);
  };
}

function without(header: string): Rewrite {
  return (answer) => {
    answer.headers.delete(header);
    return answer;
  };
}

test.each<[fault: string, Rewrite, told: RegExp]>([
  [
    'a missing security header',
    without('Content-Security-Policy'),
    /security headers: Content-Security-Policy: expected .*default-src.*, got null/,
  ],
  [
    'files that nobody keeps',
    without('Cache-Control'),
    /cached for a year: Cache-Control: expected .*immutable.*, got null/,
  ],
  [
    'a page that fails',
    (answer, path) => (path === '/terms' ? new Response('Oh.', { status: 500 }) : answer),
    /^\/terms is a complete page: status: expected 200, got 500/m,
  ],
  [
    'production that is not to be indexed',
    (answer) => {
      answer.headers.set('X-Robots-Tag', 'noindex, nofollow');
      return answer;
    },
    /may be indexed: X-Robots-Tag of \/: expected null, got "noindex, nofollow"/,
  ],
  [
    "a provider's token in a page",
    adding('Bearer abcdefghijklmnopqrst'),
    /contains a secret: .*Bearer/,
  ],
  [
    'a secret in a page',
    adding('rock-of-areopagus'),
    /contains a secret: \/about contains CLIENT_SECRET/,
  ],
  [
    'a page that is broken off',
    async (answer, path) =>
      path === '/contact' ? new Response((await answer.text()).slice(0, 2000), answer) : answer,
    /^\/contact is a complete page: end: /m,
  ],
  [
    'content that holds the page back',
    async (answer, path) => {
      const body = await answer.text();
      if (path === '/quotes') await new Promise((resolve) => setTimeout(resolve, 2_100));
      return new Response(answer.status === 304 ? null : body, answer);
    },
    /streamed and complete: first chunk within 2000 ms: expected true, got false/,
  ],
])(
  '%s is found and reported with the expected value',
  async (_, meddling, told) => {
    meddler.rewrite(meddling);
    const ended = await smoke([meddler.url, ...once], { CLIENT_SECRET: 'rock-of-areopagus' });
    expect(ended.code).toBe(1);
    expect(failures(ended).join('\n')).toMatch(told);
    expect(ended.stdout + ended.stderr).not.toMatch(/rock-of-areopagus|Bearer abc/);
  },
  60_000,
);

test('an outage of the provider is distinguished from a fault of the site', async () => {
  const fresh = await startSite({ DEPLOYMENT: 'production', SITE_URL: meddler.url });
  meddler.proxyTo(fresh.url);
  try {
    fresh.provider.intercept(() => 'reset');
    const ended = await smoke([meddler.url, ...once]);
    expect(failures(ended).length).toBeGreaterThan(3);
    expect(ended.stdout).toMatch(/The content provider is down \(.+\): this is not a fault/);
    expect(ended.code).toBe(75);

    meddler.rewrite(without('Content-Security-Policy'));
    const faulty = await smoke([meddler.url, ...once]);
    expect(faulty.stdout).not.toContain('The content provider is down');
    expect(faulty.code).toBe(1);
  } finally {
    meddler.proxyTo(site.url);
    await fresh.close();
  }
}, 60_000);

test('a provider that rejects the secret is a fault of the deployment', async () => {
  const fresh = await startSite({ DEPLOYMENT: 'production', SITE_URL: meddler.url });
  meddler.proxyTo(fresh.url);
  try {
    fresh.provider.intercept(() => failure(401, 'Who are you?'));
    const ended = await smoke([meddler.url, ...once]);
    expect(ended.stdout).not.toContain('The content provider is down');
    expect(ended.code).toBe(1);
  } finally {
    meddler.proxyTo(site.url);
    await fresh.close();
  }
}, 60_000);

test('production is not a preview', async () => {
  const ended = await smoke([meddler.url, '--expect', 'preview', ...once]);
  expect(failures(ended).join('\n')).toMatch(
    /only previews have the preview banner: preview banner: expected true, got false/,
  );
});

test('an unreachable site fails each check with a message', async () => {
  const ended = await smoke(['http://127.0.0.1:1', ...once]);
  expect(ended.code).toBe(1);
  expect(failures(ended).length).toBeGreaterThan(20);
  expect(ended.stdout + ended.stderr).not.toMatch(/\n\s+at /);
});

test.each([
  [],
  ['areopagus'],
  ['https://one.test', 'https://two.test'],
  ['https://one.test', '--expect', 'staging'],
])('without exactly one URL it prints its usage: %s', async (...args) => {
  const ended = await smoke(args);
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/npm run smoke -- https/);
});
