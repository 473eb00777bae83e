import { cacheControl } from '../../worker/cache-control.ts';
import { type Check, expectThat, Unavailable } from './check.ts';
import type { Visitor } from './client.ts';

/** What each answer says to browsers, of whatever kind it is. */
const everywhere: Record<string, RegExp> = {
  'Content-Security-Policy': /default-src 'none'/,
  'Strict-Transport-Security': /max-age=\d{7,}/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /./,
  'Permissions-Policy': /camera=\(\)/,
};

/** A script of the home page: its name is hashed. */
async function scriptPath(visitor: Visitor): Promise<string> {
  const { body } = await visitor.ask('/');
  const [path] = /\/assets\/[^"]+\.js/.exec(body) ?? [];
  expectThat('script of the page', path, /./);
  return String(path);
}

async function expectSafeHeaders(visitor: Visitor, path: string) {
  const { headers } = await visitor.ask(path);
  for (const [name, form] of Object.entries(everywhere)) expectThat(name, headers.get(name), form);
}

export const headerChecks: Check[] = [
  ...['/', '/api/quotes', '/nowhere-at-all', '/favicon.svg'].map((path) => ({
    says: `${path} has its security headers`,
    run: ({ visitor }: { visitor: Visitor }) => expectSafeHeaders(visitor, path),
  })),
  {
    says: 'no script but ours may run',
    async run({ visitor }) {
      const { headers } = await visitor.ask('/');
      const policy = headers.get('Content-Security-Policy');
      expectThat('scripts', policy, /script-src 'self'(;|$)/);
      expectThat('Trusted Types', policy, /require-trusted-types-for 'script'/);
    },
  },
  {
    says: 'files with a hashed name are kept for a year',
    async run({ visitor }) {
      const { status, headers } = await visitor.ask(await scriptPath(visitor));
      expectThat('status', status, 200);
      expectThat('Cache-Control', headers.get('Cache-Control'), /max-age=31536000, immutable/);
    },
  },
  {
    says: 'who has a page already is told so',
    async run({ visitor }) {
      const first = await visitor.ask('/about');
      if (first.headers.get('Cache-Control') === cacheControl.none) {
        throw new Unavailable('page: expected all of its content, got a part');
      }
      const known = first.headers.get('ETag') ?? '';
      expectThat('ETag', known, /./);
      const { status } = await visitor.ask('/about', { headers: { 'If-None-Match': known } });
      expectThat('status', status, 304);
    },
  },
  {
    says: 'what took how long is told off production only',
    async run({ visitor, expecting }) {
      const { headers } = await visitor.ask('/healthz');
      expectThat('Server-Timing', headers.has('Server-Timing'), expecting !== 'production');
    },
  },
];
