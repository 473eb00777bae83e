import type { Answer, Visitor } from './client.ts';

/** What is looked at from outside. `expecting` is the deployment that it should be. */
export type Check = {
  /** What holds where the check succeeds, in a sentence. */
  says: string;
  run: (site: SmokedSite) => Promise<void>;
};

export type SmokedSite = {
  origin: string;
  expecting: Expecting;
  visitor: Visitor;
};

export type Expecting = 'production' | 'preview' | 'local';

/** What the site did, beside what it should have done. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

/** The site answered as it should where the content provider fails: with 503, or a page that says so. */
export class Unavailable extends Mismatch {
  override name = 'Unavailable';
}

/** @throws {Unavailable} for a 503 @throws {Mismatch} for any other status than 200 */
export function expectOk({ status }: Pick<Answer, 'status'>): void {
  if (status === 503) throw new Unavailable('status: expected 200, got 503');
  expectThat('status', status, 200);
}

/** @throws {Unavailable} where the page says that content is not to be had */
export function expectContent({ body }: Pick<Answer, 'body'>): void {
  const [error] = />Error: [^<]*/.exec(body) ?? [];
  if (error) throw new Unavailable(`content: got ${shown(error.slice(1))}`);
}

/** @throws {Mismatch} unless `got` is what it should be: equal, or of that form */
export function expectThat(what: string, got: unknown, expected: unknown): void {
  const matches =
    expected instanceof RegExp ? expected.test(String(got)) : Object.is(got, expected);
  if (matches) return;
  throw new Mismatch(`${what}: expected ${shown(expected)}, got ${shown(got)}`);
}

function shown(value: unknown): string {
  const text = value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
