import type { ProviderContent } from '../sample-provider/provider-content.ts';
import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { type ServedProvider, serveProvider } from '../sample-provider/serve.ts';
import { embeddedHost } from '../worker/settings.ts';

const usualPort = 8788;

export const defaultProviderUrl = `http://localhost:${usualPort}`;

/** Starts the sample provider with this content, on port 8788 or, if it is in use, on a free port. */
export async function startSampleProvider(content?: ProviderContent): Promise<ServedProvider> {
  const { app } = createSampleProvider({ content });
  try {
    return await serveProvider(app, usualPort);
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
