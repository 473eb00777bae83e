import { type Check, Mismatch, type SmokedSite } from './check.ts';

export type Outcome = Pick<Check, 'says'> & {
  /** Why the check failed. */
  reason?: string;
};

/** Makes the checks one after the other. What `deadline` cuts off or leaves undone has failed. */
export async function* lookAt(
  site: SmokedSite,
  checks: readonly Check[],
  deadline: AbortSignal,
): AsyncGenerator<Outcome> {
  const tooLate = 'The time for all checks was over before this one came to its end.';
  for (const { says, run } of checks) {
    // One that asks for nothing still sees what came in time, which is not all.
    const isLate = deadline.aborted;
    const reason = await run(site).then(
      () => (isLate ? tooLate : undefined),
      (error) => (deadline.aborted && error === deadline.reason ? tooLate : reasonOf(error)),
    );
    yield reason ? { says, reason } : { says };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Mismatch) return error.message;
  const { cause } = error instanceof Error ? error : {};
  return cause ? `${error} (${cause})` : String(error);
}
