import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export type ServedProvider = Awaited<ReturnType<typeof serveProvider>>;

/** Serves a provider over HTTP. With port 0, a free port is chosen. Rejects if it cannot listen (`code` EADDRINUSE, ...). */
export async function serveProvider(app: Hono, port: number) {
  const server = createServer(getRequestListener(app.fetch));
  // workerd closes an idle connection after 5 s. If the server closed it at the same moment, a request would be lost.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address() as AddressInfo;
  return {
    /** The origin of the provider, without a trailing slash. */
    url: `http://${address.address}:${address.port}`,
    /** Stops listening and closes all connections, including active ones. */
    async close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
