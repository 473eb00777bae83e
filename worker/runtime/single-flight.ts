/** How often a request that joined the work of another request polls for its outcome; ms. */
const pollInterval = 100;

/** Work that takes longer is considered lost, and started again; ms. */
export const flightTimeout = 5_000;

type Flight = {
  settled: Promise<void>;
  startedAt: number;
  outcome?: PromiseSettledResult<unknown>;
};

/**
 * Runs work once for all concurrent calls with the same key. `waitUntil` keeps the work alive for
 * the other requests when the visitor who started it disconnects.
 */
export function singleFlight(waitUntil: (promise: Promise<unknown>) => void) {
  const flights = new Map<string, Flight>();

  async function start<T>(key: string, work: () => Promise<T>): Promise<T> {
    const settled = Promise.allSettled([work()]).then(([outcome]) => {
      flight.outcome = outcome;
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { settled, startedAt: Date.now() };
    flights.set(key, flight);
    waitUntil(settled);
    await settled;
    return resultOf(flight);
  }

  /**
   * Joins the flight of another request. In workerd the promise of a request may never settle after
   * that request ends, so `join` waits for the promise and also polls.
   */
  async function join<T>(key: string, flight: Flight, work: () => Promise<T>): Promise<T> {
    while (!flight.outcome) {
      if (isTimedOut(flight)) return run(key, work);
      await settledOrPoll(flight);
    }
    return resultOf(flight);
  }

  function isTimedOut({ startedAt }: Flight): boolean {
    return Date.now() - startedAt > flightTimeout;
  }

  function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const inFlight = flights.get(key);
    return inFlight && !isTimedOut(inFlight) ? join(key, inFlight, work) : start(key, work);
  }

  return run;
}

function resultOf<T>({ outcome }: Flight): T {
  if (outcome?.status !== 'fulfilled') throw outcome?.reason;
  return outcome.value as T;
}

/**
 * A promise that V8's optimized code creates belongs to no request: what awaits it goes on as the
 * request that settles it, whose responses this request cannot send. `Promise.race` is built in, so
 * its promise belongs to this request.
 */
async function settledOrPoll({ settled }: Flight): Promise<void> {
  const { promise: polled, resolve: poll } = Promise.withResolvers<void>();
  const timer = setTimeout(poll, pollInterval);
  await Promise.race([settled, polled]);
  clearTimeout(timer);
}
