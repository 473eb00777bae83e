import { expect, test, vi } from 'vitest';
import { singleFlight } from '../../../../worker/provider/single-flight.ts';

function observedFlights() {
  const waitedFor: Promise<unknown>[] = [];
  return { waitedFor, flights: singleFlight((promise) => waitedFor.push(promise)) };
}

test('concurrent calls with the same key share the work and its result', async () => {
  const { flights } = observedFlights();
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  const all = [flights('a', work), flights('a', work), flights('a', work)];
  resolve('done');
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
  expect(work).toHaveBeenCalledOnce();
});

test('calls with different keys run concurrently', async () => {
  const { flights } = observedFlights();
  const both = [flights('a', async () => 'first'), flights('b', async () => 'second')];
  expect(await Promise.all(both)).toEqual(['first', 'second']);
});

test('a call after the work has settled starts it again', async () => {
  const { flights } = observedFlights();
  const work = vi.fn(async () => work.mock.calls.length);
  expect(await flights('a', work)).toBe(1);
  expect(await flights('a', work)).toBe(2);
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
  let settled: Promise<unknown> | undefined;
  const flights = singleFlight((work) => {
    settled = work;
  });
  const first = flights('a', () => promise);
  const then = vi.spyOn(settled as Promise<unknown>, 'then').mockReturnValue(new Promise(() => {}));
  const second = flights('a', () => Promise.reject(new Error('not called')));
  await vi.waitFor(() => expect(then).toHaveBeenCalled());
  resolve('done');
  expect(await first).toBe('done');
  expect(await second).toBe('done');
});

test('lost work is started again by joined and by new calls', async () => {
  const flights = singleFlight(() => undefined, { timeout: 150 });
  flights('a', () => new Promise(() => {}));
  const work = vi.fn(async () => 'done');
  const waiting = flights('a', work);
  expect(await waiting).toBe('done');
  expect(await flights('a', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});
