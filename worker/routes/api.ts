import { Hono } from 'hono';
import { isDecodable, isQueryDecodable } from '../../shared/routes.ts';
import type { ContentService } from '../content/content-service.ts';
import { parseContentUrl } from '../content/loaders.ts';
import { queryProblem, queryTexts } from '../content/query-problem.ts';
import { robotsTag, withRobotsTag } from '../middleware/crawler-headers.ts';
import { readableAnywhere } from '../middleware/readable-anywhere.ts';
import { contentResponse } from './conditional-response.ts';
import { errorResponse } from './error-response.ts';

/** `GET /api/...`: the content of pages as JSON (worker/content/loaders.ts). It is not indexed. */
export function apiRoutes(content: ContentService, now: typeof Date.now): Hono {
  const api = new Hono();
  api.use(withRobotsTag(robotsTag.dataOnly), readableAnywhere);
  return api.get('*', async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    if (!isDecodable(pathname) || !isQueryDecodable(search, queryTexts)) {
      return errorResponse(c, { message: 'This URL is malformed.', status: 400 });
    }
    const request = parseContentUrl(pathname, searchParams);
    if (!request) {
      return errorResponse(c, { message: 'There is nothing at this URL.', status: 404 });
    }
    // The parsed request has none of the control characters.
    const problem = queryProblem(searchParams);
    if (problem) return errorResponse(c, problem);
    return contentResponse(c, await content.load(request), {
      type: 'application/json',
      serialize: JSON.stringify,
      now,
    });
  });
}
