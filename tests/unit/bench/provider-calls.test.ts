import { expect, test, vi } from 'vitest';
import { assumptions } from '../../../bench/scale/assumptions.ts';
import { total } from '../../../bench/scale/day-load.ts';
import { changed, growth, loadOnPlan } from '../../../bench/scale/scale-table.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The provider calls a day when each refresh was written to KV. */
const callsBefore: Record<string, number> = {
  '1 k': 13_400,
  '10 k': 21_500,
  '100 k': 66_800,
  '1 M': 247_000,
  '10 M': 933_000,
  '100 M': 5_070_000,
  '1 G': 37_200_000,
  '1 data centre': 239_000,
  '10 data centres': 245_000,
  '300 data centres': 246_000,
  '1 isolate in each': 243_000,
  '16 isolates in each': 249_000,
  'no deployment': 247_000,
  '20 deployments a day': 247_000,
  '10 times the posts': 492_000,
  'no searches': 201_000,
  '20 % searches': 380_000,
  'caches in front apart': 271_000,
  'no cache in front': 283_000,
};

test.each([...growth(assumptions), ...changed(assumptions)])(
  'fewer KV writes cost the provider at most a fifth more calls: %s',
  (name, assumed) => {
    const { calls } = total(loadOnPlan(assumed).load);
    expect(calls).toBeLessThanOrEqual(1.2 * (callsBefore[name] ?? 247_000));
  },
);
