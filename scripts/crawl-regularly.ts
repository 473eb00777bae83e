import type { WorkerServer } from './worker-server.ts';

/** The maximum number of runs at the start. */
const maxRuns = 60;

/** The interval of the Cron Trigger in wrangler.toml, which does not fire on other hosts; ms. */
const interval = 15 * 60_000;

/**
 * Runs the crawl at once as long as each run finds something new, and from then on every quarter of an hour. A site whose
 * provider always fails for a page or a label thus has no more calls than one with a Cron Trigger.
 */
export function crawlRegularly(worker: Pick<WorkerServer, 'url' | 'runScheduled'>) {
  let isRunning = false;

  async function run(crawl: () => Promise<unknown>): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // It fails when the Worker is closed.
    await crawl().catch(() => {});
    isRunning = false;
  }

  async function findAll(): Promise<void> {
    let known = '';
    for (let runs = 0; runs < maxRuns && (await worker.runScheduled()); runs++) {
      const response = await fetch(`${worker.url}/healthz`);
      const { crawl } = await response.json();
      const found = JSON.stringify(crawl);
      if (crawl.isComplete || found === known) return;
      known = found;
    }
  }

  const first = run(findAll);
  const timer = setInterval(() => run(worker.runScheduled), interval);
  return {
    /** Resolves when the runs at the start have ended. */
    first,
    stop: () => clearInterval(timer),
  };
}
