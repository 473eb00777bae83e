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
   * that request ends, so this waits for the promise and also polls.
   */
  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const flight = flights.get(key);
    const isLost = () => Number(flight?.startedAt) < Date.now() - flightTimeout;
    while (flight && !flight.outcome && !isLost()) await settledOrPoll(flight);
    if (flight?.outcome) return resultOf(flight);
    return flight && flight !== flights.get(key) ? run(key, work) : start(key, work);
  };
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
