import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { UsageError } from './command-line.ts';

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

/**
 * The folder that keeps KV between runs, made where there is none; undefined where KV is to be in memory.
 * Others cannot read it: the provider's access token is in it.
 * @throws {UsageError} where it cannot be written
 */
export function parseKvDir(value: string | undefined): string | undefined {
  if (!value) return;
  const folder = resolve(value);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    throw new UsageError(`KV_DIR is "${value}", but that folder cannot be written.`, { cause });
  }
}
