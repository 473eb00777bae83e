import type { Visitor } from './visitor.ts';

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

/** @throws {Mismatch} unless `got` is what it should be: equal, or of that form */
export function expectThat(what: string, got: unknown, expected: unknown): void {
  const matches =
    expected instanceof RegExp ? expected.test(String(got)) : Object.is(got, expected);
  if (matches) return;
  throw new Mismatch(`${what}: expected ${shown(expected)}, got ${shown(got)}`);
}

/** @throws {Mismatch} where `text` has it */
export function expectNone(what: string, text: string, unwanted: RegExp): void {
  const found = unwanted.exec(text);
  if (found) throw new Mismatch(`${what}: expected none of ${unwanted}, got ${shown(found[0])}`);
}

function shown(value: unknown): string {
  const text = value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
