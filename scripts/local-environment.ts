import { createServer } from 'node:net';
import { UsageError } from './usage-error.ts';

/** @throws {UsageError} where it is no port */
export function parsePort(value: string | undefined, otherwise: number): number {
  if (value === undefined || value === '') return otherwise;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`PORT is "${value}", but a port is a number from 1 to 65535.`);
}

/** @throws {UsageError} where something else listens on it */
export async function requireFreePort(port: number, advice: string): Promise<void> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  try {
    await promise;
  } catch {
    throw new UsageError(`Port ${port} is in use. ${advice}`);
  }
  await new Promise((closed) => server.close(closed));
}
