import { parseCommandLine, parseWholeNumber, runCommand, untilStopped } from './command-line.ts';
import { buildIfChanged } from './current-build.ts';
import { printUrls, startEmbeddedProvider } from './embedded-provider.ts';
import { parseKvDir, parsePort, requireFreePort } from './local-environment.ts';
import { localSettings } from './local-settings.ts';
import { serveWorker, type WorkerServer } from './worker-server.ts';

/** `npm start`: the built site in workerd, and the embedded provider unless API_HOST names another. */
async function start() {
  const { values } = parseCommandLine(
    { options: { posts: { type: 'string', default: '0' } } },
    'npm start [-- --posts 5000]',
  );
  const generated = parseWholeNumber('--posts', values.posts, 0);
  const kvDir = parseKvDir(process.env.KV_DIR);
  const port = parsePort(process.env.PORT, 8787);
  await requireFreePort(port, 'Set PORT to another, or end what uses it.');
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

await runCommand(start);
