import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { isbot } from 'isbot';
import { listContent } from '../../client/content/page-content.ts';
import { pageLocation } from '../../client/navigation/location-atom.ts';
import { pageAt } from '../../client/pages/pages.ts';
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
    const canonical = canonicalAddress(url);
    if (canonical !== undefined) return c.redirect(canonical, 308);

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

/** The one address of what an address of ours asks for, where it is another: one without the slash at its end, or with the query that says the same. */
function canonicalAddress({ pathname, search, searchParams }: URL): string | undefined {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const page = pageAt({ pathname: path, search });
  if (page.status) return undefined;
  const query = search && page.main === listContent ? canonicalQuery(searchParams, search) : search;
  return path === pathname && query === search ? undefined : path + query;
}

/** A form without script may send an empty search, or a search and a label. */
function canonicalQuery(params: URLSearchParams, search: string): string {
  const asked = new URLSearchParams([...params].filter(([name]) => browseParameters.has(name)));
  const canonical = browseQuery(parseBrowse(asked));
  const same = new URLSearchParams(canonical);
  asked.sort();
  same.sort();
  return asked.toString() === same.toString() ? search : canonical;
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
