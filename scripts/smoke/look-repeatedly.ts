import { setTimeout } from 'node:timers/promises';
import type { Check, SmokedSite } from './check.ts';
import { lookAt, type Outcome } from './run-checks.ts';

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
