import { Hono } from 'hono';
import { percentDecoded } from '../../shared/url.ts';
import { Refusal } from '../content/content-error.ts';
import { parseContentUrl } from '../content/content-service.ts';
import { dataOnly, readableAnywhere, withHeaders } from '../middleware/with-headers.ts';
import { contentResponse } from './responses.ts';
import type { Services } from './services.ts';

/** `GET /api/...`: the content of pages as JSON (worker/content/content-service.ts). It is not indexed. */
export function apiRoutes({ content }: Pick<Services, 'content'>): Hono {
  const api = new Hono();
  api.use(withHeaders(dataOnly), readableAnywhere);
  return api.get('*', async (c) => {
    c.set('policy', 'brief');
    const { pathname, searchParams } = new URL(c.req.url);
    if (percentDecoded(pathname) === undefined) throw new Refusal(400, 'This URL is malformed.');
    const request = parseContentUrl(pathname, searchParams);
    if (!request) throw new Refusal(404, 'There is nothing at this URL.');
    const loaded = await content.load(request, c.get('facts'));
    return contentResponse(c, loaded, 'application/json', JSON.stringify);
  });
}
