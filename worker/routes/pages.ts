import { type Context, Hono, type Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isbot } from 'isbot';
import { componentOf } from '../../client/pages/components.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { seriesFormPath, seriesPage } from '../../shared/pages/series.ts';
import { sundaysHref, sundaysPage } from '../../shared/pages/sundays.ts';
import { canonicalRedirect, pages, paramsOf, parseRoute, type Route } from '../../shared/routes.ts';
import { areComplete } from '../content/content.ts';
import { createPageReader } from '../content/page-reader.ts';
import { hasTypedText } from '../middleware/response-policy.ts';
import { createPageMemory } from '../render/page-memory.ts';
import { renderPage } from '../render/render-page.tsx';
import { logError } from '../request/request-facts.ts';
import {
  conditionalResponse,
  permanentRedirect,
  type TaggedBody,
  taggedBody,
} from './responses.ts';
import type { Services } from './services.ts';

const type = 'text/html; charset=utf-8';

type PageServices = Pick<Services, 'settings' | 'site' | 'content' | 'files' | 'now'>;

/**
 * The pages, and the not-found page for all other paths. Static files are looked up only for paths
 * that are no page.
 */
export function pageRoutes({ settings, site, content, files, now }: PageServices): Hono {
  const memory = createPageMemory<TaggedBody>(now);
  const routes = new Hono();
  routes.get(seriesFormPath, openSeries);
  for (const path of new Set(pages.map(({ path }) => path))) routes.get(path, page);
  return routes.get('*', staticFile, redirectTrailingSlash, page);

  async function page(c: Context) {
    const url = new URL(c.req.url);
    const route = parseRoute(url);
    const sundays = paramsOf(route, sundaysPage);
    // The lectionary of the site has the URL without a series.
    const location =
      sundays?.series === settings.LECTIONARY
        ? sundaysHref({ date: sundays.date })
        : canonicalRedirect(url, route);
    return location === undefined ? respond(c, route) : permanentRedirect(c, location);
  }

  /** Responds with a complete page, from memory if it would be the same again, or streams it if content is pending. */
  async function respond(c: Context, route: Route): Promise<Response> {
    const { page, params } = route;
    const facts = c.get('facts');
    const reader = createPageReader(content, facts);
    await Promise.all([
      componentOf(route).load?.(params),
      reader.load(route, () => isbot(c.req.header('User-Agent'))),
    ]);
    const contents = reader.contents();
    c.set('contents', contents);
    const isComplete = areComplete(contents);
    const values = contents.map(
      (content) => content && (dataOf(content.result) ?? errorOf(content.result)),
    );
    // What the page shows of its URL. Other parameters make no other page.
    const key = `${page.name} ${JSON.stringify(params)}`;

    const stored = isComplete ? memory.get(key, values) : undefined;
    if (stored) {
      c.set('isFromMemory', true);
      return conditionalResponse(c, stored, type);
    }

    const onStreamError = (error: unknown) => logError(facts, error);
    const rendered = renderPage({ site, route, reader, onStreamError });
    const status = rendered.status as ContentfulStatusCode;
    if (typeof rendered.body !== 'string') {
      const { body, sent } = streamOf(rendered.body);
      c.set('sent', sent);
      // By default, nginx buffers the beginning of a response.
      c.header('X-Accel-Buffering', 'no');
      return c.body(body, status, { 'Content-Type': type });
    }
    if (!isComplete || status !== 200)
      return c.body(rendered.body, status, { 'Content-Type': type });
    const body = await taggedBody(rendered.body);
    if (!hasTypedText(c)) memory.set(key, values, body);
    return conditionalResponse(c, body, type);
  }

  async function staticFile(c: Context, next: Next) {
    const { path } = c.req;
    if (!/\.\w+$/.test(path)) return next();
    const file = await files.fetch(c.req.raw);
    if (file.status === 404) return next();
    c.set('policy', path.startsWith('/assets/') ? 'hashed' : 'file');
    return new Response(file.body, file);
  }
}

async function openSeries(c: Context, next: Next) {
  const params = seriesPage.parse(new URL(c.req.url).searchParams, {});
  if (!params) return next();
  c.set('policy', 'private');
  return c.redirect(`${seriesPage.href(params)}`, 303);
}

async function redirectTrailingSlash(c: Context, next: Next) {
  const url = new URL(c.req.url);
  if (!url.pathname.endsWith('/')) return next();
  url.pathname = url.pathname.slice(0, -1);
  const route = parseRoute(url);
  const location = route.page.href(route.params);
  return location === null ? next() : permanentRedirect(c, location);
}

/** Encodes the parts as the client reads them. `sent` resolves after the last one, or when the client disconnects. */
function streamOf(parts: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (!done) return controller.enqueue(encoder.encode(value));
      controller.close();
      resolve();
    },
    async cancel() {
      resolve();
      await iterator.return?.();
    },
  });
  return { body, sent };
}
