import { createServer } from 'vite';
import { runCommand, untilStopped } from './command-line.ts';
import { endWithParent } from './end-with-parent.ts';
import { checkFolder, freePort, printUrls, startSampleProvider } from './local-run.ts';

/** `npm run dev`: like `npm start`, but serves the sources with hot reload. vite.config.ts passes the settings to the Worker. */
await runCommand(async () => {
  endWithParent();
  checkFolder();
  const port = await freePort();
  const provider = process.env.API_HOST ? undefined : await startSampleProvider();
  if (provider) process.env.SAMPLE_PROVIDER_URL = provider.url;
  const vite = await createServer({ server: { port, strictPort: true } });
  await vite.listen();
  printUrls(port, provider);
  await untilStopped();
  await vite.close();
  await provider?.close();
});
