import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseInteger, runCommand, untilStopped } from './command-line.ts';
import { crawlRegularly } from './crawl-regularly.ts';
import { freePort, kvFolder } from './local-environment.ts';
import { localSettings } from './local-settings.ts';
import { printUrls, startSampleProvider } from './sample-provider.ts';
import { serveWorker } from './worker-server.ts';

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
  const crawl = crawlRegularly(worker);
  await Promise.race([crawl.first, setTimeout(5000)]);
  printUrls(port, provider);
  await untilStopped();
  crawl.stop();
  await worker.close();
  await provider?.close();
}

await runCommand(start);
