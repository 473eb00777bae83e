import { expect } from 'vitest';
import { z } from 'zod';
import type { Site } from './site.ts';

const requestLine = z.object({
  event: z.literal('request'),
  id: z.string(),
  ray: z.string().optional(),
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
  cache: z.enum(['hit', 'stale', 'miss']).optional(),
  page: z.literal('memory').optional(),
  loads: z.object({ count: z.number(), ms: z.number() }),
  events: z.array(z.record(z.string(), z.unknown())).optional(),
});

export type RequestLine = z.infer<typeof requestLine>;

/** Resolves to the log line of a request once it is written. */
export async function lineOf(site: Site, { headers }: { headers: Headers }): Promise<RequestLine> {
  const id = headers.get('X-Request-Id') ?? 'none';
  const lines = () => site.log.filter((line) => line.includes(id));
  await expect.poll(lines).toHaveLength(1);
  return requestLine.strict().parse(JSON.parse(String(lines()[0])));
}
