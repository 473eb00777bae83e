import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { EmbeddedProvider } from './app.ts';

export type ServedProvider = {
  /** Where the provider answers, without a slash at the end. */
  url: string;
  /** Stops listening and ends every connection, idle or not. */
  close(): Promise<void>;
};

/** Serves a provider over HTTP; port 0 takes a free one. Rejects when it cannot listen (`code` EADDRINUSE, ...). */
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
