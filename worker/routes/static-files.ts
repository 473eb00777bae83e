import { Hono } from 'hono';
import { cacheControl } from '../request/cache-control.ts';

/** The platform's static files (wrangler.toml, `[assets]`). */
export type StaticFiles = { fetch: (request: Request) => Promise<Response> };

/** Responds with the static file at the request's path. Other paths are left to the next route. */
export function staticFileRoutes(files: StaticFiles): Hono {
  return new Hono().get('*', async (c, next) => {
    const { path } = c.req;
    if (!/\.\w+$/.test(path)) return next();
    const file = await files.fetch(c.req.raw);
    if (file.status === 404) return next();
    const response = new Response(file.body, file);
    const ofFile = path.startsWith('/assets/') ? cacheControl.hashed : cacheControl.file;
    response.headers.set('Cache-Control', file.status < 400 ? ofFile : cacheControl.none);
    return response;
  });
}
