import type { Client, ReceivedResponse } from './client.ts';

/** A check of a deployed site. */
export type Check = {
  /** A sentence that is true if the check passes. */
  description: string;
  run: (site: CheckedSite) => Promise<void>;
};

export type CheckedSite = {
  origin: string;
  expectedDeployment: ExpectedDeployment;
  client: Client;
};

export type ExpectedDeployment = 'production' | 'preview' | 'local';

/** Reports what was expected and what was received. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

/** The site reports that content is unavailable, by status 503 or in the page. */
export class Unavailable extends Mismatch {
  override name = 'Unavailable';
}

/**
 * @throws {Unavailable} if the status is 503
 * @throws {Mismatch} if the status is neither 200 nor 503
 */
export function expectOk({ status }: Pick<ReceivedResponse, 'status'>): void {
  if (status === 503) throw new Unavailable('status: expected 200, got 503');
  expectThat('status', status, 200);
}

/** @throws {Unavailable} if the page has an error message in place of content */
export function expectContent({ body }: Pick<ReceivedResponse, 'body'>): void {
  const [error] = />Error: [^<]*/.exec(body) ?? [];
  if (error) throw new Unavailable(`content: got ${format(error.slice(1))}`);
}

/** @throws {Mismatch} unless `got` equals `expected` or matches it as a regular expression */
export function expectThat(what: string, got: unknown, expected: unknown): void {
  const matches =
    expected instanceof RegExp ? expected.test(String(got)) : Object.is(got, expected);
  if (matches) return;
  throw new Mismatch(`${what}: expected ${format(expected)}, got ${format(got)}`);
}

function format(value: unknown): string {
  const text = value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
