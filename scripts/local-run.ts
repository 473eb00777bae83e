import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ProviderContent } from '../sample-provider/provider-content.ts';
import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { type ServedProvider, serveProvider } from '../sample-provider/serve.ts';
import { embeddedHost } from '../worker/settings.ts';
import { parseInteger, UsageError } from './command-line.ts';

/** @throws {UsageError} if Vite cannot read the files of the project */
export function checkFolder(): void {
  const folder = process.cwd();
  if (/[#?]/.test(folder)) {
    throw new UsageError(`Vite cannot read files in ${folder}. Use a path without “#” and “?”.`);
  }
}

/**
 * Returns PORT in the environment, or 8787.
 * @throws {UsageError} if it is not a port number, if this user may not listen on it, or if another program does
 */
export async function freePort(): Promise<number> {
  const port = parseInteger('PORT', process.env.PORT || '8787', 1, 65_535);
  // A browser tries both addresses of localhost.
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer().listen(port, host);
    const problem = await once(server, 'listening').then(
      () => undefined,
      ({ code }) => problems[code],
    );
    if (problem) throw new UsageError(`Port ${port} of ${host} ${problem}`);
    if (server.listening) await once(server.close(), 'close');
  }
  return port;
}

/** By the code of the error. A machine may lack IPv6. */
const problems: Record<string, string> = {
  EADDRINUSE: 'is in use. Set PORT to another port, or stop the program that uses it.',
  EACCES: 'is not allowed for this user. Set PORT to a port from 1024 on.',
};

/** Starts the sample provider with this content, on port 8788 or, if it is in use, on a free port. */
export async function startSampleProvider(content?: ProviderContent): Promise<ServedProvider> {
  const { app } = createSampleProvider({ content });
  try {
    return await serveProvider(app, 8788);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return serveProvider(app, 0);
  }
}

/** Prints the URL of the site and the source of its content: `provider`, or else API_HOST. */
export function printUrls(sitePort: number, provider?: ServedProvider) {
  const { API_HOST } = process.env;
  const embedded = API_HOST === embeddedHost ? 'the sample provider in the Worker' : API_HOST;
  const content = provider ? `the sample provider at ${provider.url}` : embedded;
  console.log(
    `The site is at http://localhost:${sitePort} and its content comes from ${content}. Press Ctrl-C to stop.`,
  );
}
