import type { WorkerServer } from './worker-server.ts';

/** The interval of the Cron Trigger in wrangler.toml, which does not fire on other hosts; ms. */
const interval = 15 * 60_000;

/**
 * Runs the crawl at once and every quarter of an hour, each time until all is known or a run finds nothing new. A site whose
 * provider always fails for a page or a label thus has no more calls than one with a Cron Trigger.
 */
export function crawlRegularly(worker: Pick<WorkerServer, 'url' | 'runScheduled'>) {
  let isRunning = false;
  let known = '';

  async function findAll(): Promise<void> {
    while (await worker.runScheduled()) {
      const response = await fetch(`${worker.url}/healthz`);
      const { crawl } = await response.json();
      const found = JSON.stringify(crawl);
      if (crawl.isComplete || found === known) return;
      known = found;
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // It fails when the Worker is closed.
    await findAll().catch(() => {});
    isRunning = false;
  }

  const first = run();
  const timer = setInterval(run, interval);
  return {
    /** Resolves when the runs at the start have ended. */
    first,
    stop: () => clearInterval(timer),
  };
}
