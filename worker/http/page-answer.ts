import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { PageLocation } from '../../client/navigation/location-atom.ts';
import type { ContactReply } from '../../shared/contact.ts';
import type { Site } from '../../shared/site.ts';
import { createPageReader } from '../content/page-reader.ts';
import type { ResolveContent } from '../content/resolve-content.ts';
import { renderPage } from '../render/render-page.tsx';
import { cacheControl, retryAfter } from './cache-control.ts';
import { conditionalAnswer } from './conditional-answer.ts';

type PageAnswerOptions = { site: Site; resolve: ResolveContent; log: (event: object) => void };

export type PageToAnswer = {
  location: PageLocation;
  /** Whether to wait for all content, as a crawler does. */
  whole: boolean;
  /** Of an answer to the contact form. Such an answer is for this visitor only. */
  contactReply?: ContactReply;
  /** Instead of the page's own. */
  status?: number;
};

export type AnswerPage = (c: Context, page: PageToAnswer) => Promise<Response>;

/** Answers with a page: whole, or in parts where its content is late. */
export function createAnswerPage({ site, resolve, log }: PageAnswerOptions): AnswerPage {
  return async (c, page) => {
    const reader = createPageReader(resolve, log);
    const { complete, body, ...rendered } = await renderPage({ site, reader, ...page });
    const status = page.status ?? rendered.status;
    const keepable = complete && !page.contactReply;
    const type = 'text/html; charset=utf-8';
    if (keepable && status === 200 && typeof body === 'string') {
      return conditionalAnswer(c, { body, type, cacheControl: cacheControl.complete });
    }
    c.header('Content-Type', type);
    c.header('Cache-Control', keepable ? cacheControl.brief : cacheControl.none);
    if (status >= 500) c.header('Retry-After', retryAfter);
    c.status(status as StatusCode);
    return typeof body === 'string' ? c.body(body) : c.body(streamOf(body));
  };
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
