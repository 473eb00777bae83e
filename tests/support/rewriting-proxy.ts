import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Changes a response before it is sent. `path` is the path and query of the request. */
export type Rewrite = (response: Response, path: string) => Promise<Response> | Response;

/** A proxy before a site, at a URL of its own, which can change responses. */
export async function startRewritingProxy() {
  let target = '';
  let rewrite: Rewrite = (response) => response;
  const listener = getRequestListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const body = method === 'POST' ? await request.text() : null;
    const response = await fetch(target + pathname + search, {
      method,
      headers: request.headers,
      body,
      redirect: 'manual',
    });
    const headers = new Headers(response.headers);
    // `fetch` has decompressed the body.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    const { status } = response;
    return rewrite(
      new Response(status === 304 ? null : response.body, { status, headers }),
      pathname + search,
    );
  });
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Sets the origin that requests are forwarded to. */
    proxyTo(url: string) {
      target = url;
    },
    /** Sets how later responses are changed. Without an argument they are not changed. */
    rewrite(next: Rewrite = (response) => response) {
      rewrite = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
