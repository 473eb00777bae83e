import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { serveProvider } from '../sample-provider/serve.ts';
import { embeddedHost } from '../worker/settings.ts';
import { UsageError } from './command-line.ts';

const firstPort = 8788;

/** The number of ports to try, starting at the first one. */
const portCount = 100;

export const defaultProviderUrl = urlAt(firstPort);

type LocalProvider = {
  url: string;
  close(): Promise<void>;
};

/**
 * Starts the sample provider on port 8788 or the next free port.
 * @param options.generated the number of generated posts to add to the sample content
 * @param options.sitePort the port of the site, which is skipped
 * @throws {UsageError} if no port is free
 */
export async function startSampleProvider(options: {
  generated: number;
  sitePort: number;
}): Promise<LocalProvider> {
  const { generated, sitePort } = options;
  const provider = createSampleProvider({ generated });
  for (let port = firstPort; port < firstPort + portCount; port++) {
    if (port === sitePort) continue;
    try {
      const { close } = await serveProvider({ provider, port });
      return { url: urlAt(port), close };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new UsageError(
    `The sample provider found no free port from ${firstPort} to ${firstPort + portCount - 1}. Stop the programs that use them, or set API_HOST to use another provider.`,
  );
}

/** Prints the URL of the site and the source of its content: `provider`, or else API_HOST. */
export function printUrls(sitePort: number, provider?: LocalProvider) {
  const { API_HOST } = process.env;
  const embedded = API_HOST === embeddedHost ? 'the sample provider in the Worker' : API_HOST;
  const content = provider ? `the sample provider at ${provider.url}` : embedded;
  console.log(
    `The site is at http://localhost:${sitePort} and its content comes from ${content}. Press Ctrl-C to stop.`,
  );
}

function urlAt(port: number) {
  return `http://localhost:${port}`;
}
