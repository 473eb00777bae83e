import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { isbot } from 'isbot';
import { componentOf } from '../../client/pages/components.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import type { Route } from '../../shared/pages/route.ts';
import { areComplete } from '../content/content.ts';
import { createPageReader } from '../content/page-reader.ts';
import { hasTypedText } from '../middleware/response-policy.ts';
import { createPageMemory } from '../render/page-memory.ts';
import { renderPage } from '../render/render-page.tsx';
import { logError } from '../request/request-facts.ts';
import { conditionalResponse, type TaggedBody, taggedBody } from './responses.ts';
import type { Services } from './services.ts';

const type = 'text/html; charset=utf-8';

export type PageServices = Pick<Services, 'site' | 'content' | 'now'>;

/** Responds with a complete page, from memory if it would be the same again, or streams it if content is pending. */
export function createRespondWithPage({ site, content, now }: PageServices) {
  const memory = createPageMemory<TaggedBody>(now);

  return async (c: Context, route: Route): Promise<Response> => {
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

    const rendered = renderPage({
      site,
      route,
      reader,
      onStreamError: (error) => logError(facts, error),
    });
    const { status } = rendered;
    const stream = typeof rendered.body === 'string' ? undefined : streamOf(rendered.body);
    if (isComplete && status === 200 && typeof rendered.body === 'string') {
      const body = await taggedBody(rendered.body);
      if (!hasTypedText(c)) memory.set(key, values, body);
      return conditionalResponse(c, body, type);
    }

    c.header('Content-Type', type);
    if (stream) {
      c.set('sent', stream.sent);
      // By default, nginx buffers the beginning of a response.
      c.header('X-Accel-Buffering', 'no');
    }
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
