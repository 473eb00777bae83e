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
    if (!isUsers && !code.startsWith('ERR_PARSE_ARGS_')) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

/**
 * Parses the value of an option.
 * @throws {UsageError} if the value is not an integer or is less than `minimum`
 */
export function parseInteger(option: string, value: string, minimum: number): number {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isSafeInteger(number) && number >= minimum) return number;
  throw new UsageError(
    `${option} is "${value}", but it must be an integer of at least ${minimum}.`,
  );
}

/** Waits for SIGINT (Ctrl-C) or SIGTERM. */
export async function untilStopped(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
