import { createServer } from 'vite';
import { embeddedProviderPort, startEmbeddedProvider } from './embedded-provider.ts';
import { parsePort, requireFreePort, UsageError } from './port.ts';
import { untilStopped } from './until-stopped.ts';

/** `npm run dev`: as `npm start`, from the sources and with hot reload; vite.config.ts passes the settings on. */
async function dev() {
  const port = parsePort(process.env.PORT, 8787);
  await requireFreePort(port, 'Set PORT to another, or end what uses it.');
  const provider = process.env.API_HOST ? undefined : await startEmbeddedProvider(0);
  const vite = await createServer({ server: { port, strictPort: true } });
  await vite.listen();
  console.log(
    `The site is at http://localhost:${port} and its content comes from ${
      process.env.API_HOST ?? `the embedded provider at http://localhost:${embeddedProviderPort}`
    }. Ctrl-C ends both.`,
  );
  await untilStopped();
  await vite.close();
  await provider?.close();
}

try {
  await dev();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
