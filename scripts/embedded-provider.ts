import { createProvider } from '../provider/app.ts';
import { sampleContent } from '../provider/content.ts';
import { defaults } from '../provider/defaults.ts';
import { type ServedProvider, serveProvider } from '../provider/serve.ts';
import { requireFreePort } from './port.ts';

export const embeddedProviderPort = 8788;

/** Starts the embedded provider; `generated` posts come after its samples. */
export async function startEmbeddedProvider(generated: number): Promise<ServedProvider> {
  await requireFreePort(
    embeddedProviderPort,
    'The embedded provider needs it: end what uses it, or set API_HOST to use another provider.',
  );
  const provider = createProvider({ ...defaults, content: sampleContent({ generated }) });
  return serveProvider({ provider, port: embeddedProviderPort });
}

/** Says where the site is and where its content comes from. */
export function printAddresses(port: number) {
  const content =
    process.env.API_HOST ?? `the embedded provider at http://localhost:${embeddedProviderPort}`;
  console.log(
    `The site is at http://localhost:${port} and its content comes from ${content}. Ctrl-C ends both.`,
  );
}
