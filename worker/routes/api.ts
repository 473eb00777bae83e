import { Hono } from 'hono';
import type { ContentRequest } from '../../shared/content/content-request.ts';
import { isDecodable } from '../../shared/routes.ts';
import { contentError } from '../content/content-error.ts';
import type { ContentService } from '../content/content-service.ts';
import { parseContentUrl } from '../content/loaders.ts';
import { robotsTag, withRobotsTag } from '../middleware/crawler-headers.ts';
import { readableAnywhere } from '../middleware/readable-anywhere.ts';
import { cacheControl } from '../request/cache-control.ts';
import { contentResponse } from './conditional-response.ts';
import { errorResponse } from './error-response.ts';

/** `GET /api/...`: the content of pages as JSON (worker/content/loaders.ts). It is not indexed. */
export function apiRoutes(content: ContentService, now: typeof Date.now): Hono {
  const api = new Hono();
  api.use(withRobotsTag(robotsTag.dataOnly), readableAnywhere);
  return api.get('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    if (!isDecodable(pathname)) {
      return errorResponse(
        c,
        { message: 'This URL is malformed.', status: 400 },
        cacheControl.brief,
      );
    }
    let request: ContentRequest | undefined;
    try {
      request = parseContentUrl(pathname, searchParams);
    } catch (error) {
      return errorResponse(c, contentError(error), cacheControl.brief);
    }
    if (!request) {
      return errorResponse(
        c,
        { message: 'There is nothing at this URL.', status: 404 },
        cacheControl.brief,
      );
    }
    return contentResponse(c, await content.load(request), {
      type: 'application/json',
      serialize: JSON.stringify,
      isPrivate: request.kind.isPrivate,
      now,
    });
  });
}
