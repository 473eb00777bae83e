import { once } from 'node:events';

/** An error that the user of a command can fix. Its message is printed without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command. Prints the message of a `UsageError` or of `parseArgs` (node:util), and sets the exit code to 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    if (!(error instanceof UsageError) && !code.startsWith('ERR_PARSE_ARGS_')) throw error;
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
