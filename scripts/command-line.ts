import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An error that a person at the terminal can act on; it is shown without its stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs what an npm command does, and says in plain words what the person can mend. */
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
 * The options and positionals that a command was started with, as `parseArgs` of node:util reads them.
 * @param usage how the command is written
 * @throws {UsageError} where there is an option or an argument that the command does not have
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
    // What follows the first sentence is about other ways to write the argument.
    const [what] = message.split('. ');
    throw new UsageError(`${what}. ${usage}`, { cause });
  }
}

/**
 * The number of an option.
 * @param least the smallest number that it takes
 * @throws {UsageError} where it is not a whole number, or a smaller one
 */
export function parseWholeNumber(option: string, value: string, least: number): number {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(
    `${option} is "${value}", but it takes a whole number of at least ${least}.`,
  );
}

/** Resolves at Ctrl-C or when the process is asked to end. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
