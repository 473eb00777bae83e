import { createSampleProvider } from '../provider/sample-provider.ts';
import { type ServedProvider, serveProvider } from '../provider/serve.ts';
import { embeddedHost } from '../worker/settings.ts';
import { requireFreePort } from './port.ts';

export const embeddedProviderPort = 8788;

/** Starts the embedded provider; `generated` posts come after its samples. */
export async function startEmbeddedProvider(generated: number): Promise<ServedProvider> {
  await requireFreePort(
    embeddedProviderPort,
    'The embedded provider needs it: end what uses it, or set API_HOST to use another provider.',
  );
  return serveProvider({
    provider: createSampleProvider({ generated }),
    port: embeddedProviderPort,
  });
}

/** Says where the site is and where its content comes from. */
export function printAddresses(port: number) {
  const { API_HOST } = process.env;
  const within = API_HOST === embeddedHost && 'the samples in the Worker';
  const content =
    within || (API_HOST ?? `the embedded provider at http://localhost:${embeddedProviderPort}`);
  console.log(
    `The site is at http://localhost:${port} and its content comes from ${content}. Ctrl-C ends both.`,
  );
}
