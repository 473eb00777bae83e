import { once } from 'node:events';
import { SettingsError } from '../worker/settings.ts';

/** An error that the user of a command can fix. Its message is printed without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Does what a file can make fail. @throws {UsageError} with `problem`, which names the file, and the cause */
export function orUsageError<T>(problem: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    throw new UsageError(`${problem}: ${(cause as Error).message}`, { cause });
  }
}

/** Runs a command. Prints the message of an error that its user can fix, and sets the exit code to 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    const isUsers = error instanceof UsageError || error instanceof SettingsError;
    if (!isUsers && !/^ERR_(?:PARSE_ARGS_|ADDRESS_IN_USE)/.test(code)) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

/**
 * Parses the value of an option, in decimal digits.
 * @throws {UsageError} if the value is not an integer, or if it is less than `minimum` or more than `maximum`
 */
export function parseInteger(
  option: string,
  value: string,
  minimum: number,
  maximum = 1_000_000,
): number {
  const number = /^\d+$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  throw new UsageError(
    `${option} is "${value}", but it must be an integer from ${minimum} to ${maximum}.`,
  );
}

/** Waits for SIGINT (Ctrl-C) or SIGTERM. */
export async function untilStopped(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
