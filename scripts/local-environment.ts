import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { UsageError } from './command-line.ts';

/**
 * Returns PORT in the environment, or 8787.
 * @throws {UsageError} if it is not a port number, or if another program listens on the port
 */
export async function freePort(): Promise<number> {
  const { PORT } = process.env;
  const port = Number(PORT || 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`PORT is "${PORT}", but it must be an integer from 1 to 65535.`);
  }
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new UsageError(
      `Port ${port} is in use. Set PORT to another port, or stop the program that uses it.`,
    );
  });
  await once(server.close(), 'close');
  return port;
}

/**
 * Creates the folder KV_DIR, which persists KV between runs, and returns it. Undefined if KV is in memory only. Only the
 * owner can read the folder because KV contains the provider's access token.
 */
export function kvFolder(): string | undefined {
  const { KV_DIR } = process.env;
  if (!KV_DIR) return undefined;
  mkdirSync(KV_DIR, { recursive: true, mode: 0o700 });
  return resolve(KV_DIR);
}
