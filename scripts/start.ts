import { parseArgs } from 'node:util';
import { embeddedProviderPort, startEmbeddedProvider } from './embedded-provider.ts';
import { localSettings } from './local-settings.ts';
import { parsePort, requireFreePort, UsageError } from './port.ts';
import { untilStopped } from './until-stopped.ts';
import { serveWorker } from './worker-server.ts';

/** `npm start`: the built site in workerd, and the embedded provider unless API_HOST names another. */
async function start() {
  const { values } = parseArgs({ options: { posts: { type: 'string', default: '0' } } });
  const port = parsePort(process.env.PORT, 8787);
  await requireFreePort(port, 'Set PORT to another, or end what uses it.');
  const provider = process.env.API_HOST
    ? undefined
    : await startEmbeddedProvider(Number(values.posts));
  const worker = await serveWorker({
    settings: localSettings({
      siteUrl: `http://localhost:${port}`,
      providerUrl: `http://localhost:${embeddedProviderPort}`,
      environment: process.env,
    }),
    port,
    onLog: console.log,
  });
  console.log(
    `The site is at http://localhost:${port} and its content comes from ${
      provider
        ? `the embedded provider at http://localhost:${embeddedProviderPort}`
        : process.env.API_HOST
    }. Ctrl-C ends both.`,
  );
  await untilStopped();
  await worker.close();
  await provider?.close();
}

try {
  await start();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
