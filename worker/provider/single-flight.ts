/** How often who waits for another's work looks for itself whether it is done; ms. */
const pollInterval = 100;

type Flight = {
  settled: Promise<void>;
  startedAt: number;
  outcome?: PromiseSettledResult<unknown>;
};

/**
 * Makes identical work in flight one piece of work. It is kept alive by `waitUntil`, so that it goes
 * on for the others when the visitor who began it leaves. What takes longer than `longest` (ms) is
 * taken for lost.
 */
export function singleFlight(
  waitUntil: (promise: Promise<unknown>) => void,
  { timeout = 5_000 } = {},
) {
  const flights = new Map<string, Flight>();

  async function begin<T>(key: string, work: () => Promise<T>): Promise<T> {
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
   * On the platform no request can rely on hearing of what another one does: the word of it may be
   * lost when that one ends. So it listens, but also looks.
   */
  async function join<T>(key: string, flight: Flight, work: () => Promise<T>): Promise<T> {
    while (!flight.outcome) {
      if (isTimedOut(flight)) return run(key, work);
      await settledOrPoll(flight);
    }
    return resultOf(flight);
  }

  function isTimedOut({ startedAt: began }: Flight): boolean {
    return Date.now() - began > timeout;
  }

  function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const inFlight = flights.get(key);
    return inFlight && !isTimedOut(inFlight) ? join(key, inFlight, work) : begin(key, work);
  }

  return run;
}

function resultOf<T>({ outcome }: Flight): T {
  if (outcome?.status !== 'fulfilled') throw outcome?.reason;
  return outcome.value as T;
}

function settledOrPoll({ settled }: Flight): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pollInterval);
    settled.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
