import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { ContactReply } from '../../shared/contact/contact-outcome.ts';
import type { Route } from '../../shared/routes.ts';
import type { Site } from '../../shared/site.ts';
import { cacheControl, retryAfter } from '../cache-control.ts';
import type { ContentService } from '../content/content-service.ts';
import { createPageReader } from '../content/page-reader.ts';
import { renderPage } from '../render/render-page.tsx';
import { requestContext, runInContext } from '../request-context.ts';
import { conditionalResponse } from './conditional-response.ts';

type PageResponseOptions = {
  site: Site;
  /** Markup that stands before each page. */
  mark: string;
  content: ContentService;
  onError: (error: unknown) => void;
};

export type PageRequest = {
  route: Route;
  /** Whether to wait for all content, as a crawler does. */
  waitForAll: boolean;
  /** Of an answer to the contact form. Such an answer is for this visitor only. */
  contactReply?: ContactReply;
  /** Instead of the page's own. */
  status?: number;
};

export type RespondWithPage = (c: Context, page: PageRequest) => Promise<Response>;

/** Answers with a page: whole, or in parts where its content is late. */
export function createRespondWithPage(options: PageResponseOptions): RespondWithPage {
  const { site, mark, content, onError } = options;
  return async (c, page) => {
    const record = requestContext();
    record.waitsForAll = page.waitForAll;
    const reader = createPageReader(content);
    const rendering = renderPage({ site, previewBanner: mark, reader, onBroken: onError, ...page });
    const { complete, body, ...rendered } = await rendering;
    const status = page.status ?? rendered.status;
    const keepable = complete && !record.incomplete && !page.contactReply;
    const type = 'text/html; charset=utf-8';
    if (keepable && status === 200 && typeof body === 'string') {
      return conditionalResponse(c, { body, type, cacheControl: cacheControl.complete });
    }
    c.header('Content-Type', type);
    c.header('Cache-Control', keepable ? cacheControl.brief : cacheControl.none);
    if (status >= 500) c.header('Retry-After', retryAfter);
    c.status(status as StatusCode);
    if (typeof body === 'string') return c.body(body);
    // nginx would hold the beginning back until a buffer is full.
    c.header('X-Accel-Buffering', 'no');
    const { stream, sent } = streamOf(body);
    record.sent = sent;
    return c.body(stream);
  };
}

/** Encoded part by part, and only as fast as the visitor's line takes it. `sent` resolves when all is sent or the visitor has left. */
function streamOf(parts: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  const record = requestContext();
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    // The line calls this, not the request.
    async pull(controller) {
      const { done, value } = await runInContext(record, () => iterator.next());
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
