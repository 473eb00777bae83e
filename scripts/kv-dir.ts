import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

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
