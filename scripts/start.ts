import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseInteger, runCommand, untilStopped } from './command-line.ts';
import { freePort, kvFolder } from './local-environment.ts';
import { localSettings } from './local-settings.ts';
import { printUrls, startSampleProvider } from './sample-provider.ts';
import { serveWorker, type WorkerServer } from './worker-server.ts';

/** `npm start [-- --posts 5000]`: runs the built site in workerd, and the sample provider unless API_HOST is set. */
async function start() {
  const { values } = parseArgs({ options: { posts: { type: 'string', default: '0' } } });
  const generated = parseInteger('--posts', values.posts, 0);
  const kvDir = kvFolder();
  const port = await freePort();
  const provider = process.env.API_HOST ? undefined : await startSampleProvider(generated);
  const worker = await serveWorker({
    settings: localSettings({
      siteUrl: `http://localhost:${port}`,
      providerUrl: provider?.url ?? '',
      environment: process.env,
    }),
    port,
    onLog: console.log,
    ...(kvDir && { kvDir }),
  });
  // The URL is the last line, unless a slow provider keeps the crawl busy.
  await Promise.race([crawl(worker), setTimeout(5000)]);
  printUrls(port, provider);
  const crawls = setInterval(() => crawl(worker), crawlInterval);
  await untilStopped();
  clearInterval(crawls);
  await worker.close();
  await provider?.close();
}

/** The interval of the Cron Trigger in wrangler.toml, which does not fire here; ms. */
const crawlInterval = 15 * 60_000;

/** Runs the crawl until all posts and labels are known, or the provider fails. */
async function crawl({ url, runScheduled }: WorkerServer): Promise<void> {
  try {
    while (await runScheduled()) {
      const health = await fetch(`${url}/healthz`);
      if ((await health.json()).crawl.isComplete) return;
    }
  } catch {
    // The Worker was closed.
  }
}

await runCommand(start);
