import { parseArgs } from 'node:util';
import {
  embeddedProviderPort,
  printAddresses,
  startEmbeddedProvider,
} from './embedded-provider.ts';
import { localSettings } from './local-settings.ts';
import { parsePort, requireFreePort } from './port.ts';
import { untilStopped } from './until-stopped.ts';
import { runCommand, UsageError } from './usage-error.ts';
import { serveWorker, type WorkerServer } from './worker-server.ts';

/** `npm start`: the built site in workerd, and the embedded provider unless API_HOST names another. */
async function start() {
  const { values } = parseArgs({ options: { posts: { type: 'string', default: '0' } } });
  const posts = parseCount(values.posts);
  const port = parsePort(process.env.PORT, 8787);
  await requireFreePort(port, 'Set PORT to another, or end what uses it.');
  const provider = process.env.API_HOST ? undefined : await startEmbeddedProvider(posts);
  const worker = await serveWorker({
    settings: localSettings({
      siteUrl: `http://localhost:${port}`,
      providerUrl: `http://localhost:${embeddedProviderPort}`,
      environment: process.env,
    }),
    port,
    onLog: console.log,
  });
  printAddresses(port);
  // The end of the site is the end of this, too.
  if (provider) runAhead(worker).catch(() => undefined);
  await untilStopped();
  await worker.close();
  await provider?.close();
}

/** The platform's clock does not go here. After so many runs the sitemap has all of the sample content (worker/sitemap/sitemap-crawl.ts). */
const runs = 12;

async function runAhead({ runScheduled }: WorkerServer) {
  for (let run = 0; run < runs; run++) await runScheduled();
}

function parseCount(value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new UsageError(`--posts is "${value}", but it takes a number of posts to generate.`);
}

await runCommand(start);
