import { expect, test, vi } from 'vitest';
import { singleFlight } from '../../../../worker/provider/single-flight.ts';

function flightsWithWatch() {
  const kept: Promise<unknown>[] = [];
  return { kept, flights: singleFlight((promise) => kept.push(promise)) };
}

test('many who want the same at once share one piece of work and its result', async () => {
  const { flights } = flightsWithWatch();
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  const all = [flights('a', work), flights('a', work), flights('a', work)];
  resolve('done');
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
  expect(work).toHaveBeenCalledOnce();
});

test('other work goes on beside it', async () => {
  const { flights } = flightsWithWatch();
  const both = [flights('a', async () => 'first'), flights('b', async () => 'second')];
  expect(await Promise.all(both)).toEqual(['first', 'second']);
});

test('who comes after it is done begins anew', async () => {
  const { flights } = flightsWithWatch();
  const work = vi.fn(async () => work.mock.calls.length);
  expect(await flights('a', work)).toBe(1);
  expect(await flights('a', work)).toBe(2);
});

test('a failure is that of all who wait, and is forgotten', async () => {
  const { flights, kept } = flightsWithWatch();
  const fail = async () => {
    throw new Error('down');
  };
  const all = await Promise.allSettled([flights('a', fail), flights('a', fail)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights('a', async () => 'up')).toBe('up');
  await expect(Promise.all(kept)).resolves.toBeDefined();
});

test('the work is kept alive until it is done, though nobody waits any more', async () => {
  const { flights, kept } = flightsWithWatch();
  const done = vi.fn();
  flights('a', async () => done());
  expect(kept).toHaveLength(1);
  await kept[0];
  expect(done).toHaveBeenCalledOnce();
});

test('who waits learns what came of it, even where the word of it is lost', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let settled: Promise<unknown> | undefined;
  const flights = singleFlight((work) => {
    settled = work;
  });
  const first = flights('a', () => promise);
  const then = vi.spyOn(settled as Promise<unknown>, 'then').mockReturnValue(new Promise(() => {}));
  const second = flights('a', () => Promise.reject(new Error('not asked for')));
  await vi.waitFor(() => expect(then).toHaveBeenCalled());
  resolve('done');
  expect(await first).toBe('done');
  expect(await second).toBe('done');
});

test('work that is lost is begun anew, by who waits for it and by who comes', async () => {
  const flights = singleFlight(() => undefined, { timeout: 150 });
  flights('a', () => new Promise(() => {}));
  const work = vi.fn(async () => 'done');
  const waiting = flights('a', work);
  expect(await waiting).toBe('done');
  expect(await flights('a', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});
