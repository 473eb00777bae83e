import { parseCommandLine, parseInteger, runCommand, untilStopped } from './command-line.ts';
import { buildIfChanged } from './current-build.ts';
import { printUrls, startEmbeddedProvider } from './embedded-provider.ts';
import { parseKvDir, parsePort, requireFreePort } from './local-environment.ts';
import { localSettings } from './local-settings.ts';
import { serveWorker, type WorkerServer } from './worker-server.ts';

/** `npm start`: runs the built site in workerd, and the embedded provider unless API_HOST is set. */
async function start() {
  const { values } = parseCommandLine(
    { options: { posts: { type: 'string', default: '0' } } },
    'npm start [-- --posts 5000]',
  );
  const generated = parseInteger('--posts', values.posts, 0);
  const kvDir = parseKvDir(process.env.KV_DIR);
  const port = parsePort(process.env.PORT, 8787);
  await requireFreePort(port, 'Set PORT to another port, or stop the program that uses it.');
  await buildIfChanged();
  const provider = process.env.API_HOST
    ? undefined
    : await startEmbeddedProvider({ generated, sitePort: port });
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
  printUrls(port, provider);
  // Closing the Worker rejects the promise.
  if (provider) completeSitemap(worker).catch(() => undefined);
  await untilStopped();
  await worker.close();
  await provider?.close();
}

/** The number of scheduled runs after which the sitemap is complete for the sample content (worker/sitemap/sitemap-crawl.ts). */
const runs = 12;

/** Runs the sitemap crawl, because cron triggers do not fire locally. */
async function completeSitemap({ runScheduled }: WorkerServer) {
  for (let run = 0; run < runs; run++) await runScheduled();
}

await runCommand(start);
