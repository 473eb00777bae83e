import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { isbot } from 'isbot';
import { pageLocation } from '../../client/navigation/location-atom.ts';
import { browseQuery, parseBrowse } from '../../shared/browse.ts';
import type { Site } from '../../shared/site.ts';
import { createPageReader } from '../content/page-reader.ts';
import type { ResolveContent } from '../content/resolve-content.ts';
import { renderPage } from '../render/render-page.tsx';
import { cacheControl, retryAfter } from './cache-control.ts';

type PagesOptions = { site: Site; resolve: ResolveContent; log: (event: object) => void };

/** Answers with the page at the request's address. */
export function createPages({ site, resolve, log }: PagesOptions) {
  return async function pages(c: Context) {
    const url = new URL(c.req.url);
    const elsewhere = canonicalBrowse(url);
    if (elsewhere !== undefined) return c.redirect(url.pathname + elsewhere, 308);

    const { status, complete, body } = await renderPage({
      site,
      location: pageLocation(url),
      reader: createPageReader(resolve, log),
      whole: isbot(c.req.header('User-Agent')),
    });
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Cache-Control', complete ? cacheControl.complete : cacheControl.none);
    if (status >= 500) c.header('Retry-After', retryAfter);
    c.status(status as StatusCode);
    return typeof body === 'string' ? c.body(body) : c.body(streamOf(body));
  };
}

const browseParameters = new Set(['q', 'label', 'pageToken']);

/** The query that says the same as the address's in the one way, where that is another; a form without script may send it. */
function canonicalBrowse({ searchParams }: URL): string | undefined {
  const asked = new URLSearchParams(
    [...searchParams].filter(([name]) => browseParameters.has(name)),
  );
  const canonical = browseQuery(parseBrowse(asked));
  const same = new URLSearchParams(canonical);
  asked.sort();
  same.sort();
  return asked.toString() === same.toString() ? undefined : canonical;
}

/** Encoded part by part, and only as fast as the visitor's line takes it. */
function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
