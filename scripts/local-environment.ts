import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { UsageError } from './command-line.ts';

/**
 * Parses PORT.
 * @throws {UsageError} if the value is not a port number
 */
export function parsePort(value: string | undefined, defaultPort: number): number {
  if (value === undefined || value === '') return defaultPort;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`PORT is "${value}", but it must be an integer from 1 to 65535.`);
}

/** @throws {UsageError} if another program listens on the port */
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

/**
 * Parses KV_DIR, the folder that persists KV between runs, and creates the folder if necessary. Returns
 * undefined if KV is in memory only. Only the owner can read the folder because KV contains the provider's
 * access token.
 * @throws {UsageError} if the folder is not writable
 */
export function parseKvDir(value: string | undefined): string | undefined {
  if (!value) return;
  const folder = resolve(value);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    throw new UsageError(`KV_DIR is "${value}", but that folder is not writable.`, { cause });
  }
}
