import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { EmbeddedProvider } from './app.ts';

export type ServedProvider = {
  /** The origin of the provider, without a trailing slash. */
  url: string;
  /** Stops listening and closes all connections, including active ones. */
  close(): Promise<void>;
};

/** Serves a provider over HTTP. With port 0, a free port is chosen. Rejects if it cannot listen (`code` EADDRINUSE, ...). */
export const serveProvider = async ({
  provider,
  port,
  hostname = '127.0.0.1',
}: {
  provider: EmbeddedProvider;
  port: number;
  hostname?: string;
}): Promise<ServedProvider> => {
  const server = createServer(getRequestListener(provider.app.fetch));
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(port, hostname, listening.resolve);
  await listening.promise;
  server.off('error', listening.reject);

  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;

  return {
    url: `http://${host}:${address.port}`,
    close() {
      const closed = Promise.withResolvers<void>();
      server.close((error) => (error ? closed.reject(error) : closed.resolve()));
      server.closeAllConnections();
      return closed.promise;
    },
  };
};
