import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { componentOf } from '../../client/pages/components.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { matchPage } from '../../shared/pages/define-page.ts';
import type { Route } from '../../shared/pages/route.ts';
import type { Site } from '../../shared/site.ts';
import { freshness } from '../content/content.ts';
import type { ContentService } from '../content/content-service.ts';
import { createPageReader } from '../content/page-reader.ts';
import { createPageMemory } from '../render/page-memory.ts';
import { renderPage } from '../render/render-page.tsx';
import { cacheControl, retryAfter } from '../request/cache-control.ts';
import { requestContext } from '../request/request-context.ts';
import {
  conditionalResponse,
  contentCacheControl,
  type TaggedBody,
  taggedBody,
} from './conditional-response.ts';

type PageResponseOptions = {
  /** The settings that pages show. */
  site: Site;
  content: ContentService;
  now: typeof Date.now;
  onError: (error: unknown) => void;
};

type PageRequest = {
  route: Route;
  /** Whether the page waits for all content, as for crawlers. Called if content is pending. */
  waitsForAll: () => boolean;
};

export type RespondWithPage = (c: Context, page: PageRequest) => Promise<Response>;

const type = 'text/html; charset=utf-8';

/** Responds with a complete page, from memory if it would be the same again, or streams it if content is pending. */
export function createRespondWithPage(options: PageResponseOptions): RespondWithPage {
  const { site, content, now, onError } = options;
  const memory = createPageMemory<TaggedBody>(now, 32_000_000);

  return async (c, page) => {
    const reader = createPageReader(content);
    await Promise.all([
      componentOf(page.route).load?.(page.route.params),
      reader.load(page.route, page.waitsForAll),
    ]);
    const contents = reader.contents();
    const values = contents.map(
      (content) => content && (dataOf(content.result) ?? errorOf(content.result)),
    );
    const fresh = freshness(contents, now());
    const { isPrivate } = page.route.page;
    const ofPage = contentCacheControl(fresh, isPrivate);
    // What the page shows of its URL. Other parameters make no other page.
    const key = `${page.route.page.name} ${JSON.stringify(page.route.params)}`;

    function respondComplete(body: TaggedBody) {
      return conditionalResponse(c, { body, type, cacheControl: ofPage });
    }

    const stored = fresh.isComplete ? memory.get(key, values) : undefined;
    if (stored) {
      c.set('served', { freshness: fresh, fromMemory: true });
      return respondComplete(stored);
    }

    const rendered = renderPage({ site, reader, onStreamError: onError, ...page });
    const { status } = rendered;
    const stream = typeof rendered.body === 'string' ? undefined : streamOf(rendered.body);
    c.set('served', { freshness: fresh, sent: stream?.sent });
    if (fresh.isComplete && status === 200 && typeof rendered.body === 'string') {
      const body = await taggedBody(rendered.body);
      if (isCanonical(page.route)) memory.set(key, values, body);
      return respondComplete(body);
    }

    c.header('Content-Type', type);
    c.header('Cache-Control', fresh.isComplete && !isPrivate ? cacheControl.brief : ofPage);
    c.header('Retry-After', retryAfter(status));
    // By default, nginx buffers the beginning of a response.
    if (stream) c.header('X-Accel-Buffering', 'no');
    c.status(status as StatusCode);
    return c.body(stream?.body ?? String(rendered.body));
  };
}

/** Whether the canonical URL is that of the same page. Only visitors without JavaScript have others, such as with a filter. */
function isCanonical({ page, params }: Route): boolean {
  const href = page.href(params);
  const canonical = href === null ? null : matchPage(page, new URL(href, 'https://site.invalid'));
  return JSON.stringify(canonical) === JSON.stringify(params);
}

/** Encodes the parts as the client reads them. `sent` resolves after the last one, or when the client disconnects. */
function streamOf(parts: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  const context = requestContext.getStore();
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    // `pull` is called outside of the request's async context.
    async pull(controller) {
      const { done, value } = await requestContext.run(context, () => iterator.next());
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
