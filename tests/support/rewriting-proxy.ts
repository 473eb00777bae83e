import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { serveProvider } from '../../sample-provider/serve.ts';

/** Changes a response before it is sent. `path` is the path and query of the request. */
export type Rewrite = (response: Response, path: string) => Promise<Response> | Response;

/** A proxy before the site with the origin `target`, at a URL of its own, which can change responses. */
export async function startRewritingProxy() {
  const options: { target: string; rewrite: Rewrite } = {
    target: '',
    rewrite: (response) => response,
  };
  const app = new Hono().all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const path = pathname + search;
    const response = await proxy(options.target + path, { raw: req.raw, redirect: 'manual' });
    response.headers.delete('Content-Length');
    return options.rewrite(response, path);
  });
  return Object.assign(options, await serveProvider(app, 0));
}
