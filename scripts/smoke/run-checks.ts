import { type Check, Mismatch, type SmokedSite, Unavailable } from './check.ts';

export type Outcome = {
  /** The check's sentence. */
  says: string;
  result: 'passed' | 'failed' | 'unavailable' | 'not made';
  /** Why the check did not pass; empty where it did. */
  reason: string;
};

/** Makes the checks one after the other. What `deadline` cuts off or leaves undone was not made. */
export async function* lookAt(
  site: SmokedSite,
  checks: readonly Check[],
  deadline: AbortSignal,
): AsyncGenerator<Outcome> {
  for (const { says, run } of checks) {
    // One that asks for nothing still sees what came in time, which is not all.
    const isLate = deadline.aborted;
    yield await run(site).then(
      () => (isLate ? notMade(says) : { says, result: 'passed', reason: '' }),
      (error) => {
        if (deadline.aborted && error === deadline.reason) return notMade(says);
        const result = error instanceof Unavailable ? 'unavailable' : 'failed';
        return { says, result, reason: reasonOf(error) };
      },
    );
  }
}

function notMade(says: string): Outcome {
  const reason = 'The time for all checks was over before this one came to its end.';
  return { says, result: 'not made', reason };
}

function reasonOf(error: unknown): string {
  if (error instanceof Mismatch) return error.message;
  const { cause } = error instanceof Error ? error : {};
  return cause ? `${error} (${cause})` : String(error);
}
