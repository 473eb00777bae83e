import { once } from 'node:events';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An error that the user of a command can fix. Its message is printed without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command. Prints the message of a `UsageError` and sets the exit code to 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Parses the options and positional arguments of a command with `parseArgs` of node:util.
 * @param usage the syntax of the command, for error messages
 * @throws {UsageError} if the command does not have one of the options or arguments
 */
export function parseCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    const { code = '', message = '' } = cause as { code?: string; message?: string };
    if (!code.startsWith('ERR_PARSE_ARGS_')) throw cause;
    // The sentences after the first one suggest other ways to write the argument.
    const [problem] = message.split('. ');
    throw new UsageError(`${problem}. ${usage}`, { cause });
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

/** Resolves on SIGINT (Ctrl-C) or SIGTERM. */
export async function untilStopped(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
