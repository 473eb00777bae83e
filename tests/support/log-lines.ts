import { expect } from 'vitest';
import type { Site } from './site.ts';

type RequestLine = { status: number; ms: number; loads: { count: number; ms: number } };

/** Resolves to the log line of a request once it is written. */
export async function lineOf(site: Site, { headers }: { headers: Headers }): Promise<RequestLine> {
  const id = headers.get('X-Request-Id') ?? 'none';
  const lines = () => site.log.filter((line) => line.includes(id));
  await expect.poll(lines).toHaveLength(1);
  return JSON.parse(String(lines()[0]));
}
