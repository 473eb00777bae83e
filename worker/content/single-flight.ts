/**
 * Makes identical work in flight one piece of work. It is kept alive by `waitUntil`, so that it goes
 * on for the others when the visitor who began it leaves.
 */
export function singleFlight(waitUntil: (promise: Promise<unknown>) => void) {
  const flights = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const underWay = flights.get(key) as Promise<T> | undefined;
    if (underWay) return underWay;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    waitUntil(flight.catch(() => undefined));
    return flight;
  };
}
