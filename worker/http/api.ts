import { Hono } from 'hono';
import { isDecodable } from '../../shared/is-decodable.ts';
import { contentFailure } from '../content/content-failure.ts';
import { BadQueryError } from '../content/content-query.ts';
import type { ResolveContent } from '../content/resolve-content.ts';
import { answerFailure } from './answer-failure.ts';
import { cacheControl } from './cache-control.ts';
import { conditionalAnswer } from './conditional-answer.ts';

type ApiOptions = { resolve: ResolveContent; log: (event: object) => void };

/** `GET /api/...`: the content of pages as JSON (shared/api.ts). */
export function createApi({ resolve, log }: ApiOptions) {
  const api = new Hono();
  api.get('*', async (c) => {
    try {
      const { pathname, search } = new URL(c.req.url);
      if (!isDecodable(pathname + search)) throw new BadQueryError('This address is damaged.');
      const data = await resolve<unknown>(pathname + search).value;
      return await conditionalAnswer(c, {
        body: JSON.stringify(data),
        type: 'application/json',
        cacheControl: cacheControl.complete,
      });
    } catch (error) {
      const failure = contentFailure(error);
      log({ event: 'content-failed', path: c.req.path, error: String(error) });
      return answerFailure(c, failure);
    }
  });
  return api;
}
