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
