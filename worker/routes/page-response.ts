import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { pageFor } from '../../client/pages/pages.ts';
import type { ContactReply } from '../../shared/contact/contact-outcome.ts';
import { resourceLabels } from '../../shared/content/lists.ts';
import type { Route } from '../../shared/routes.ts';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import type { Site } from '../../shared/site.ts';
import { cacheControl, retryAfter } from '../cache-control.ts';
import type { ContentService } from '../content/content-service.ts';
import { freshness } from '../content/found.ts';
import { createPageReader } from '../content/page-reader.ts';
import { lazy } from '../lazy.ts';
import { loadContent } from '../render/load-content.ts';
import { createPageMemory, pageKey } from '../render/page-memory.ts';
import { renderPage } from '../render/render-page.tsx';
import { requestContext, runInContext } from '../request-context.ts';
import {
  contentCacheControl,
  type TaggedBody,
  taggedBody,
  taggedResponse,
} from './conditional-response.ts';

type PageResponseOptions = {
  site: Site;
  previewBanner: string;
  content: ContentService;
  now: () => number;
  onError: (error: unknown) => void;
};

export type PageRequest = {
  route: Route;
  readPassage?: ReadPassage | undefined;
  /** Whether a crawler sent the request: it gets a complete page. Called if content is pending or stale. */
  isCrawler: () => boolean;
  /** The reply to a submitted contact form. A page with one is complete, and for this visitor only. */
  contactReply?: ContactReply;
  status?: number;
};

export type RespondWithPage = (c: Context, page: PageRequest) => Promise<Response>;

const type = 'text/html; charset=utf-8';

/** Responds with a complete page, from memory if its content is fresh, or streams it if content is pending. */
export function createRespondWithPage(options: PageResponseOptions): RespondWithPage {
  const { site, previewBanner, content, now, onError } = options;
  const memory = createPageMemory<TaggedBody>();
  const loadDrawings = lazy(() => import('../render/drawings.ts'));

  return async (c, page) => {
    const context = requestContext();
    context.isCrawler = page.isCrawler;
    const reader = createPageReader(content);
    const [{ drawings }] = await Promise.all([
      loadDrawings(),
      pageFor(page.route).load?.(),
      loadContent(page.route, reader, waitsForAll(page)),
    ]);
    const fresh = freshness(reader.used(), now());
    const completeResponse = (body: TaggedBody, fromMemory: boolean) => {
      c.set('served', { freshness: fresh, fromMemory });
      const cacheControl = contentCacheControl(fresh, context.isCrawler);
      return taggedResponse(c, { body, type, cacheControl });
    };
    // What the provider has just sent may be for one visitor only, such as a search, and is not stored.
    const isStorable =
      fresh.ttl > 0 && fresh.isComplete && !page.contactReply && !canBeMadeUp(page.route);
    const key = isStorable && pageKey(page.route, fresh.versions);
    const stored = key && memory.get(key);
    if (stored) return completeResponse(stored, true);
    const rendering = renderPage({
      site,
      previewBanner,
      drawings,
      reader,
      onStreamError: onError,
      ...page,
    });
    const { complete, body, ...rendered } = rendering;
    const status = page.status ?? rendered.status;
    const cacheable = complete && fresh.isComplete && !page.contactReply;
    if (cacheable && status === 200 && typeof body === 'string') {
      const tagged = await taggedBody(body);
      if (key) memory.set(key, tagged);
      return completeResponse(tagged, false);
    }
    c.header('Content-Type', type);
    c.header('Cache-Control', cacheable ? cacheControl.brief : cacheControl.none);
    c.header('Retry-After', retryAfter(status));
    c.status(status as StatusCode);
    c.set('served', { freshness: fresh });
    if (typeof body === 'string') return c.body(body);
    // By default, nginx buffers the beginning of a response.
    c.header('X-Accel-Buffering', 'no');
    const { stream, sent } = streamOf(body);
    c.set('served', { freshness: fresh, sent });
    return c.body(stream);
  };
}

/** Whether visitors can make up any number of such pages without a call to the provider. They would evict the others. */
function canBeMadeUp(route: Route): boolean {
  switch (route.name) {
    case 'list':
      return route.filter !== '';
    case 'resources':
      return !resourceLabels.some((label) => label === route.label);
    case 'passages':
      return route.ref !== '';
    default:
      return route.name === 'handout';
  }
}

/** Encodes the parts as the client reads them. `sent` resolves after the last one, or when the client disconnects. */
function streamOf(parts: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  const context = requestContext();
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    // `pull` is called outside of the request's async context.
    async pull(controller) {
      const { done, value } = await runInContext(context, () => iterator.next());
      if (!done) return controller.enqueue(encoder.encode(value));
      controller.close();
      resolve();
    },
    async cancel() {
      resolve();
      await iterator.return?.();
    },
  });
  return { stream, sent };
}

function waitsForAll({ isCrawler, contactReply }: PageRequest): () => boolean {
  return contactReply ? () => true : isCrawler;
}
