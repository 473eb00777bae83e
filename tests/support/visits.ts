import { expect } from 'vitest';
import { lineOf, type RequestLine } from './log-lines.ts';
import { type ReadPage, readPage } from './page.ts';
import type { Site } from './site.ts';
import { crawler } from './user-agent.ts';

/** Requests a page, reads it to its end, and returns it with its log line. */
export async function visitPage(
  site: Site,
  path: string,
  headers: Record<string, string> = crawler,
) {
  const response = await site.get(path, headers);
  const page = await readPage(response);
  expect(page.html).toMatch(/<\/html>$/);
  expect(page.texts('header nav a')).toContain('Quotes');
  expect(page.hrefs('link[rel=stylesheet]')).toHaveLength(1);
  expect(page.html).not.toMatch(/\n\s+at |\.[jt]s:\d/);
  const line = await lineOf(site, response);
  return { ...page, line };
}

/** Expects one event in the log line with the reason of the failure, or redacted if it may contain a visitor's words. */
export function expectOneReason({ line }: { line: RequestLine }, message: string) {
  const reasons = line.events?.filter(
    ({ error }) => String(error).includes(message) || redacted.test(String(error)),
  );
  expect(reasons).toHaveLength(1);
}

const redacted = /^ProviderError[\w <-]*$/;

export function expectContent(page: ReadPage) {
  expect(page.status).toBe(200);
  expect(page.texts('main [data-content]')).not.toEqual([]);
  expect(page.html).not.toContain('Error:');
}
