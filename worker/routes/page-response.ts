import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { isbot } from 'isbot';
import { componentOf } from '../../client/pages/components.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import type { Route } from '../../shared/pages/route.ts';
import { freshness } from '../content/content.ts';
import { createPageReader } from '../content/page-reader.ts';
import { createPageMemory } from '../render/page-memory.ts';
import { renderPage } from '../render/render-page.tsx';
import { cacheControl, retryAfter } from '../request/cache-control.ts';
import { logError } from '../request/request-facts.ts';
import {
  conditionalResponse,
  contentCacheControl,
  type TaggedBody,
  taggedBody,
} from './responses.ts';
import type { Services } from './services.ts';

const type = 'text/html; charset=utf-8';

/** Responds with a complete page, from memory if it would be the same again, or streams it if content is pending. */
export function createRespondWithPage({ site, content, now }: Services) {
  const memory = createPageMemory<TaggedBody>(now, 32_000_000);

  return async (c: Context, route: Route): Promise<Response> => {
    const { page, params } = route;
    const facts = c.get('facts');
    const reader = createPageReader(content, facts);
    await Promise.all([
      componentOf(route).load?.(params),
      reader.load(route, () => isbot(c.req.header('User-Agent'))),
    ]);
    const contents = reader.contents();
    const values = contents.map(
      (content) => content && (dataOf(content.result) ?? errorOf(content.result)),
    );
    const fresh = freshness(contents, now());
    const ofPage = contentCacheControl(fresh, page.isPrivate);
    // What the page shows of its URL. Other parameters make no other page.
    const key = `${page.name} ${JSON.stringify(params)}`;

    function respondComplete(body: TaggedBody) {
      return conditionalResponse(c, { body, type, cacheControl: ofPage });
    }

    const stored = fresh.isComplete ? memory.get(key, values) : undefined;
    if (stored) {
      c.set('served', { freshness: fresh, fromMemory: true });
      return respondComplete(stored);
    }

    const rendered = renderPage({
      site,
      route,
      reader,
      onStreamError: (error) => logError(facts, error),
    });
    const { status } = rendered;
    const stream = typeof rendered.body === 'string' ? undefined : streamOf(rendered.body);
    c.set('served', { freshness: fresh, sent: stream?.sent });
    if (fresh.isComplete && status === 200 && typeof rendered.body === 'string') {
      const body = await taggedBody(rendered.body);
      if (page.isStored(params)) memory.set(key, values, body);
      return respondComplete(body);
    }

    c.header('Content-Type', type);
    c.header('Cache-Control', fresh.isComplete && !page.isPrivate ? cacheControl.brief : ofPage);
    c.header('Retry-After', retryAfter(status));
    // By default, nginx buffers the beginning of a response.
    if (stream) c.header('X-Accel-Buffering', 'no');
    c.status(status as StatusCode);
    return c.body(stream?.body ?? String(rendered.body));
  };
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
