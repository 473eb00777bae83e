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
