/** Runs work as soon as fewer than `size` others run, in the order of the calls. */
export type Limited = <T>(work: () => Promise<T>) => Promise<T>;

export function limited(size: number): Limited {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running === size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
