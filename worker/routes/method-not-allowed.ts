import type { Context, Hono } from 'hono';
import { errorResponse } from './error-response.ts';

/** Answers what no route does. Every address can be got, so it is the method (RFC 9110, section 15.5.6). */
export function methodNotAllowed(app: Hono) {
  return (c: Context) => {
    const takesPost = app.routes.some(
      ({ method, path }) => method === 'POST' && path === c.req.path,
    );
    const methods = takesPost ? 'GET, HEAD, POST' : 'GET, HEAD';
    c.header('Allow', methods);
    return errorResponse(c, { message: `This address answers ${methods} only.`, status: 405 });
  };
}
