import { expect } from 'vitest';
import { secretNames } from '../../worker/settings.ts';
import { isOutage } from './provider-outage.ts';

const { SMOKE_URL = '', SMOKE_EXPECT, CF_ACCESS_CLIENT_ID, CF_ACCESS_CLIENT_SECRET } = process.env;

/** The origin of the checked site, and the expected deployment: production, preview or local. */
export const { origin } = new URL(SMOKE_URL);
export const deployment = SMOKE_EXPECT;

/** The timeout of a request; ms. */
const timeout = 20_000;

const headers: Record<string, string> = {
  // That of a browser: pages with pending content are streamed to browsers only.
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 areopagus-smoke',
  // A service token, which gives access to previews behind Cloudflare Access.
  ...(CF_ACCESS_CLIENT_ID &&
    CF_ACCESS_CLIENT_SECRET && {
      'CF-Access-Client-Id': CF_ACCESS_CLIENT_ID,
      'CF-Access-Client-Secret': CF_ACCESS_CLIENT_SECRET,
    }),
};

export type Received = {
  path: string;
  status: number;
  headers: Headers;
  body: string;
  /** The chunks of the body as they were received. */
  chunks: string[];
};

/** Requests a path without following redirects. The response must not contain a secret. */
export async function request(path: string, options: RequestInit = {}): Promise<Received> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    ...options,
    headers: { ...headers, ...options.headers },
  });
  const chunks: string[] = [];
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    chunks.push(chunk);
  }
  const result = {
    path,
    status: response.status,
    headers: response.headers,
    body: chunks.join(''),
    chunks,
  };
  expectNoSecret(result);
  return result;
}

/** Patterns of values that no response may contain. */
const secretPatterns = [
  /client_secret|access_token/i,
  /Bearer [\w.~+/-]{16,}/,
  /AIza[\w-]{35}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\n\s+at .*\.[jt]s:\d+/,
];

/** The error does not repeat the secret, because logs contain it. */
function expectNoSecret({ path, headers, body }: Received) {
  // Scripts and styles are built without settings.
  if (path.startsWith('/assets/')) return;
  const text = `${JSON.stringify([...headers])}\n${body}`;
  const pattern = secretPatterns.find((pattern) => pattern.test(text));
  if (pattern) throw new Error(`${path} contains a secret: a match of ${pattern}`);
  for (const name of secretNames) {
    const value = process.env[name];
    if (value && text.includes(value)) throw new Error(`${path} contains a secret: ${name}`);
  }
}

/** Checks that a response has status 200 and no error message in place of content. */
export async function expectContent({ status, body }: Received) {
  const [, error] = />(Error: [^<]*)/.exec(body) ?? [];
  if (status === 503 || error) await expectProvider();
  expect(status, 'status').toBe(200);
  expect(error, 'error message in the page').toBeUndefined();
}

/** `npm run smoke` distinguishes it by its name from a fault of the site. */
class ProviderOutage extends Error {
  override name = 'ProviderOutage';
  override message = 'The content provider is down.';
}

let failure: Promise<boolean> | undefined;

/** @throws {ProviderOutage} if the site reports that the content provider is down */
async function expectProvider() {
  failure ??= findFailure();
  if (await failure) throw new ProviderOutage();
}

async function findFailure(): Promise<boolean> {
  // Each isolate reports only its own calls, so several requests may be necessary.
  for (let attempt = 0; attempt < 4; attempt++) {
    // This search is in no cache, so the site calls the provider.
    await request(`/quotes?q=${crypto.randomUUID().slice(0, 8)}`);
    const { status, body } = await request('/healthz');
    if (status === 200 && isOutage(JSON.parse(body).provider)) return true;
  }
  return false;
}
