import { Hono } from 'hono';
import { isDecodable } from '../../shared/is-decodable.ts';
import { cacheControl } from '../cache-control.ts';
import type { AskContent } from '../content/content-service.ts';
import { robotsTag, withRobotsTag } from '../middleware/robots-tag.ts';
import { requestContext } from '../request-context.ts';
import { conditionalResponse } from './conditional-response.ts';
import { errorResponse } from './error-response.ts';

/** `GET /api/...`: the content of pages as JSON (shared/content/content-request.ts), which is not to be indexed beside them. */
export function createApi(askContent: AskContent) {
  const api = new Hono();
  api.use(withRobotsTag(robotsTag.dataOnly));
  api.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isDecodable(pathname + search)) {
      return errorResponse(c, { message: 'This address is damaged.', status: 400 });
    }
    const answer = await askContent(pathname + search).answer;
    if ('error' in answer) return errorResponse(c, answer.error);
    const { incomplete } = requestContext();
    return conditionalResponse(c, {
      body: JSON.stringify(answer.data),
      type: 'application/json',
      cacheControl: incomplete ? cacheControl.none : cacheControl.complete,
    });
  });
  return api;
}
