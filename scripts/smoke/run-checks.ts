import { setTimeout } from 'node:timers/promises';
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

type RepeatOptions = {
  /** How often each check is made at most. */
  attempts: number;
  /** Between the attempts; ms. */
  pause: number;
  /** Ends all of them. */
  deadline: AbortSignal;
  /** Is told each outcome when it is known. */
  onOutcome?: (outcome: Outcome) => void;
};

/**
 * Makes the checks, and after a pause those again that did not pass: a line that breaks, or a provider that
 * is slow for a moment, is no fault of the site.
 * @returns the last outcome of each check that never passed
 */
export async function lookRepeatedly(
  site: SmokedSite,
  checks: readonly Check[],
  { attempts, pause, deadline, onOutcome }: RepeatOptions,
): Promise<Outcome[]> {
  let outstanding = checks;
  for (let attempt = 1; ; attempt++) {
    const missed: Outcome[] = [];
    for await (const outcome of lookAt(site, outstanding, deadline)) {
      onOutcome?.(outcome);
      if (outcome.result !== 'passed') missed.push(outcome);
    }
    if (missed.length === 0 || attempt >= attempts || deadline.aborted) return missed;
    await setTimeout(pause, undefined, { signal: deadline }).catch(() => undefined);
    if (deadline.aborted) return missed;
    const names = new Set(missed.map(({ says }) => says));
    outstanding = outstanding.filter(({ says }) => names.has(says));
  }
}
