import type { MiddlewareHandler } from 'hono';
import { cacheControl } from '../cache-control.ts';

/** The platform's static files (wrangler.toml, `[assets]`). */
export type StaticFiles = { fetch: (request: Request) => Promise<Response> };

/** Answers with the static file at the request's address, where there is one. */
export function createStaticFiles(files: StaticFiles): MiddlewareHandler {
  return async function staticFiles(c, next) {
    const { path } = c.req;
    if (!/\.\w+$/.test(path)) return next();
    const file = await files.fetch(c.req.raw);
    if (file.status === 404) return next();
    const answer = new Response(file.body, file);
    answer.headers.set(
      'Cache-Control',
      path.startsWith('/assets/') ? cacheControl.hashed : cacheControl.file,
    );
    return answer;
  };
}
