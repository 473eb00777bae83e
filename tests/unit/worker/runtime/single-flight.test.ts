import { expect, test, vi } from 'vitest';
import { flightTimeout, singleFlight } from '../../../../worker/runtime/single-flight.ts';

function observedFlights() {
  const waitedFor: Promise<unknown>[] = [];
  return { waitedFor, flights: singleFlight((promise) => waitedFor.push(promise)) };
}

test('concurrent calls with the same key share the work and its result', async () => {
  const { flights } = observedFlights();
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  const all = [flights('a', work), flights('a', work), flights('b', async () => 'other')];
  resolve('done');
  expect(await Promise.all(all)).toEqual(['done', 'done', 'other']);
  expect(work).toHaveBeenCalledOnce();
  expect(await flights('a', async () => 'again')).toBe('again');
});

test('a failure rejects all concurrent calls, and is not remembered', async () => {
  const { flights, waitedFor } = observedFlights();
  const fail = async () => {
    throw new Error('down');
  };
  const all = await Promise.allSettled([flights('a', fail), flights('a', fail)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights('a', async () => 'up')).toBe('up');
  await expect(Promise.all(waitedFor)).resolves.toBeDefined();
});

test('the work is kept alive until it settles, even if nobody waits for it', async () => {
  const { flights, waitedFor } = observedFlights();
  const done = vi.fn();
  flights('a', async () => done());
  expect(waitedFor).toHaveLength(1);
  await waitedFor[0];
  expect(done).toHaveBeenCalledOnce();
});

test('a joined call gets the outcome, even if the promise never settles for it', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { flights, waitedFor } = observedFlights();
  const first = flights('a', () => promise);
  const [settled = promise] = waitedFor;
  const then = vi.spyOn(settled, 'then').mockReturnValue(new Promise(() => {}));
  const second = flights('a', () => Promise.reject(new Error('not called')));
  await expect.poll(() => then).toHaveBeenCalled();
  resolve('done');
  expect(await first).toBe('done');
  expect(await second).toBe('done');
});

test('lost work is started again by joined and by new calls, once, even if it ends after all', async () => {
  vi.useFakeTimers();
  const { flights } = observedFlights();
  const [lost, again] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  flights('a', () => lost.promise);
  const work = vi.fn(() => again.promise);
  const waiting = [flights('a', work)];
  await vi.advanceTimersByTimeAsync(flightTimeout + 100);
  lost.resolve('late');
  await vi.advanceTimersByTimeAsync(1);
  waiting.push(flights('a', work));
  vi.useRealTimers();
  again.resolve('done');
  expect(await Promise.all(waiting)).toEqual(['done', 'done']);
  expect(await flights('a', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});
