import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { serveProvider } from '../sample-provider/serve.ts';
import { embeddedHost } from '../worker/settings.ts';
import { UsageError } from './command-line.ts';

const firstPort = 8788;

/** How many ports are tried, from the first one on. */
const tries = 100;

export const defaultProviderUrl = urlAt(firstPort);

type LocalProvider = {
  url: string;
  close(): Promise<void>;
};

/**
 * Starts the embedded provider at 8788, or at the next port that is free.
 * @param options.generated how many posts come after its samples
 * @param options.sitePort is left to the site
 * @throws {UsageError} where no port is free
 */
export async function startEmbeddedProvider(options: {
  generated: number;
  sitePort: number;
}): Promise<LocalProvider> {
  const { generated, sitePort } = options;
  const provider = createSampleProvider({ generated });
  for (let port = firstPort; port < firstPort + tries; port++) {
    if (port === sitePort) continue;
    try {
      const { close } = await serveProvider({ provider, port });
      return { url: urlAt(port), close };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new UsageError(
    `The embedded provider found no free port from ${firstPort} to ${firstPort + tries - 1}. End what uses them, or set API_HOST to use another provider.`,
  );
}

/** Says where the site is, and where its content comes from: from `provider`, unless API_HOST names another. */
export function printUrls(sitePort: number, provider?: LocalProvider) {
  const { API_HOST } = process.env;
  const embedded = API_HOST === embeddedHost ? 'the samples in the Worker' : API_HOST;
  const content = provider ? `the embedded provider at ${provider.url}` : embedded;
  console.log(
    `The site is at http://localhost:${sitePort} and its content comes from ${content}. Ctrl-C ends ${provider ? 'both' : 'it'}.`,
  );
}

function urlAt(port: number) {
  return `http://localhost:${port}`;
}
