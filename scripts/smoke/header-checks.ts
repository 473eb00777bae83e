import { cacheControl } from '../../worker/cache-control.ts';
import { type Check, expectThat, Unavailable } from './check.ts';
import type { Client } from './client.ts';
import { scriptPath } from './script-path.ts';

/** The headers of every response. */
const securityHeaders: Record<string, RegExp> = {
  'Content-Security-Policy': /default-src 'none'/,
  'Strict-Transport-Security': /max-age=\d{7,}/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /./,
  'Permissions-Policy': /camera=\(\)/,
};

async function expectSafeHeaders(client: Client, path: string) {
  const { headers } = await client.request(path);
  for (const [name, pattern] of Object.entries(securityHeaders))
    expectThat(name, headers.get(name), pattern);
}

export const headerChecks: Check[] = [
  ...['/', '/api/quotes', '/nowhere-at-all', '/favicon.svg'].map((path) => ({
    description: `${path} has its security headers`,
    run: ({ client }: { client: Client }) => expectSafeHeaders(client, path),
  })),
  {
    description: 'only scripts of the site may run',
    async run({ client }) {
      const { headers } = await client.request('/');
      const policy = headers.get('Content-Security-Policy');
      expectThat('scripts', policy, /script-src 'self'(;|$)/);
      expectThat('Trusted Types', policy, /require-trusted-types-for 'script'/);
    },
  },
  {
    description: 'files with hashed names may be cached for a year',
    async run({ client }) {
      const path = await scriptPath(client);
      const { status, headers } = await client.request(path);
      expectThat('status', status, 200);
      expectThat('Cache-Control', headers.get('Cache-Control'), /max-age=31536000, immutable/);
      await expectSafeHeaders(client, path);
      const missing = await client.request('/assets/nothing-0.js');
      expectThat('status of a missing file', missing.status, 404);
      expectThat('missing file', missing.headers.get('Cache-Control'), /^(?!.*immutable)/);
    },
  },
  {
    description: 'a page that has not changed is not sent again',
    async run({ client }) {
      const first = await client.request('/about');
      if (first.headers.get('Cache-Control') === cacheControl.none) {
        throw new Unavailable('page: expected complete content, got an incomplete page');
      }
      const etag = first.headers.get('ETag') ?? '';
      expectThat('ETag', etag, /./);
      const { status } = await client.request('/about', { headers: { 'If-None-Match': etag } });
      expectThat('status', status, 304);
    },
  },
  {
    description: 'only production sends no Server-Timing',
    async run({ client, expectedDeployment }) {
      const { headers } = await client.request('/healthz');
      expectThat(
        'Server-Timing',
        headers.has('Server-Timing'),
        expectedDeployment !== 'production',
      );
    },
  },
];
