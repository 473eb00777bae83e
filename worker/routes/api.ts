import { Hono } from 'hono';
import { parseContentUrl } from '../../shared/content/content-request.ts';
import { isDecodable } from '../../shared/routes.ts';
import { type ContentService, queryProblem } from '../content/content-service.ts';
import { robotsTag, withRobotsTag } from '../middleware/crawler-headers.ts';
import { contentResponse } from './conditional-response.ts';
import { errorResponse } from './error-response.ts';

/** `GET /api/...`: the content of pages as JSON (shared/content/content-request.ts). It is not indexed. */
export function apiRoutes(content: ContentService, now: () => number): Hono {
  const api = new Hono();
  api.use(withRobotsTag(robotsTag.dataOnly));
  return api.get('*', async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    if (!isDecodable(pathname + search)) {
      return errorResponse(c, { message: 'This URL is malformed.', status: 400 });
    }
    const request = parseContentUrl(pathname + search);
    if (!request) {
      return errorResponse(c, { message: 'There is nothing at this URL.', status: 404 });
    }
    // The parsed request has none of the control characters.
    const problem = queryProblem(searchParams);
    if (problem) return errorResponse(c, { message: problem, status: 400 });
    return contentResponse(c, await content.load(request), {
      type: 'application/json',
      serialize: JSON.stringify,
      now,
    });
  });
}
