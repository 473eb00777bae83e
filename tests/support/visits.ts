import { expect } from 'vitest';
import { lineOf } from './log-lines.ts';
import { type ReadPage, readPage } from './page.ts';
import type { Site } from './site.ts';
import { crawler } from './user-agent.ts';

/** An answer has come to its end within this; ms (issue "Trust"). */
const longest = 5_000;

/** A visit to a page that is read to its end, with its line in the log. */
export async function visitPage(
  site: Site,
  path: string,
  headers: Record<string, string> = crawler,
) {
  const began = performance.now();
  const answer = await site.get(path, headers);
  const page = await readPage(answer);
  expect(performance.now() - began).toBeLessThan(longest);
  expect(page.html).toMatch(/<\/html>$/);
  expect(page.texts('header nav a')).toContain('Quotes');
  expect(page.hrefs('link[rel=stylesheet]')).toHaveLength(1);
  expect(page.html).not.toMatch(/\n\s+at |\.[jt]s:\d/);
  const line = await lineOf(site, answer);
  expect(line.ms).toBeLessThan(longest);
  return { ...page, line };
}

export type PageVisit = Awaited<ReturnType<typeof visitPage>>;

/** Its failure stands in the site's own frame, in these words, and is kept by nobody. */
export function expectFailure(visit: PageVisit, status: number, says: string) {
  expect(visit.status).toBe(status);
  if (status === 404) expect(visit.texts('h1')).toEqual(['Page Not Found']);
  else expect(visit.texts('main [data-await] > div > p')).toContain(`Error: ${says}`);
  expect(visit.headers.get('Cache-Control')).toBe('no-store');
  expect(visit.headers.get('Retry-After')).toBe(status === 503 ? '30' : null);
  expectOneReason(visit, says);
}

/** One line of the log says what happened; where a visitor's words may be in the answer, by its status alone. */
export function expectOneReason({ line }: PageVisit, says: string) {
  const reasons = line.events?.filter(
    ({ error }) => String(error).includes(says) || wordless.test(String(error)),
  );
  expect(reasons).toHaveLength(1);
}

const wordless = /^ProviderError[\w <-]*$/;

export function expectContent(page: ReadPage) {
  expect(page.status).toBe(200);
  expect(page.texts('main [data-content]')).not.toEqual([]);
  expect(page.html).not.toContain('Error:');
}
