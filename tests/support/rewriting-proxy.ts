import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Changes an answer on its way; `path` is what was asked for. */
export type Rewrite = (answer: Response, path: string) => Promise<Response> | Response;

/** Stands before a site at an address of its own, and changes what it is told to. */
export async function startRewritingProxy() {
  let target = '';
  let meddle: Rewrite = (answer) => answer;
  const listener = getRequestListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const body = method === 'POST' ? await request.text() : null;
    const answer = await fetch(target + pathname + search, {
      method,
      headers: request.headers,
      body,
      redirect: 'manual',
    });
    const headers = new Headers(answer.headers);
    // The body is plain by now.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    const { status } = answer;
    return meddle(new Response(status === 304 ? null : answer.body, { status, headers }), pathname);
  });
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    proxyTo(url: string) {
      target = url;
    },
    /** From now on; without an argument nothing is changed. */
    meddle(meddling: Rewrite = (answer) => answer) {
      meddle = meddling;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

export type RewritingProxy = Awaited<ReturnType<typeof startRewritingProxy>>;
