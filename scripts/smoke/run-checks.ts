import { setTimeout } from 'node:timers/promises';
import { type Check, type CheckedSite, Mismatch, Unavailable } from './check.ts';

export type Outcome = {
  /** The description of the check. */
  description: string;
  result: 'passed' | 'failed' | 'unavailable' | 'not run';
  /** Why the check did not pass; empty if it passed. */
  reason: string;
};

/** Runs the checks in sequence. A check that `deadline` interrupts or precedes has the result 'not run'. */
export async function* runChecks(
  site: CheckedSite,
  checks: readonly Check[],
  deadline: AbortSignal,
): AsyncGenerator<Outcome> {
  for (const { description, run } of checks) {
    // A check that makes no request would inspect an incomplete set of responses.
    const isOver = deadline.aborted;
    yield await run(site).then(
      () => (isOver ? notRun(description) : { description, result: 'passed', reason: '' }),
      (error) => {
        if (deadline.aborted && error === deadline.reason) return notRun(description);
        const result = error instanceof Unavailable ? 'unavailable' : 'failed';
        return { description, result, reason: describeError(error) };
      },
    );
  }
}

function notRun(description: string): Outcome {
  const reason = 'The time limit for all checks was reached before this one finished.';
  return { description, result: 'not run', reason };
}

function describeError(error: unknown): string {
  if (error instanceof Mismatch) return error.message;
  const { cause } = error instanceof Error ? error : {};
  return cause ? `${error} (${cause})` : String(error);
}

type RepeatOptions = {
  /** The maximum number of runs of each check. */
  attempts: number;
  /** The time between attempts, in ms. */
  pause: number;
  /** Aborts all attempts. */
  deadline: AbortSignal;
  /** Called with each outcome. */
  onOutcome?: (outcome: Outcome) => void;
};

/**
 * Runs the checks, then repeats those that did not pass after a pause: a lost connection or a provider that is
 * briefly slow is not an error of the site.
 * @returns the last outcome of each check that never passed
 */
export async function runChecksWithRetries(
  site: CheckedSite,
  checks: readonly Check[],
  { attempts, pause, deadline, onOutcome }: RepeatOptions,
): Promise<Outcome[]> {
  let remaining = checks;
  for (let attempt = 1; ; attempt++) {
    const unpassed: Outcome[] = [];
    for await (const outcome of runChecks(site, remaining, deadline)) {
      onOutcome?.(outcome);
      if (outcome.result !== 'passed') unpassed.push(outcome);
    }
    if (unpassed.length === 0 || attempt >= attempts || deadline.aborted) return unpassed;
    await setTimeout(pause, undefined, { signal: deadline }).catch(() => undefined);
    if (deadline.aborted) return unpassed;
    const names = new Set(unpassed.map(({ description }) => description));
    remaining = remaining.filter(({ description }) => names.has(description));
  }
}
