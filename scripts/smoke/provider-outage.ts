import { z } from 'zod';
import type { Client } from './client.ts';

/** The response of `/healthz` if only the provider fails. */
const outageSchema = z.looseObject({
  settings: z.looseObject({ valid: z.literal(true) }),
  kv: z.looseObject({ reachable: z.literal(true) }),
  provider: z.looseObject({ status: z.number().nullish(), failure: z.string() }),
});

/** Each isolate reports only its own calls, so several requests may be necessary. */
const attempts = 4;

/**
 * Returns how the content provider fails, as reported by the site. Returns undefined if the provider does not
 * fail or if the site itself has an error. A 4xx status or an invalid response is not an outage: the cause may
 * be the new version or its secret.
 */
export async function findOutage({ request }: Client): Promise<string | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    // This search is in no cache, so the site calls the provider.
    await request(`/quotes?q=${crypto.randomUUID().slice(0, 8)}`);
    const { status, body } = await request('/healthz');
    const outage = status === 200 ? outageIn(body) : undefined;
    if (outage) return outage;
  }
}

function outageIn(body: string): string | undefined {
  const { success, data } = outageSchema.safeParse(parseJson(body));
  if (!success) return;
  const { status, failure } = data.provider;
  if (failure === 'format') return;
  if (status === null || status === undefined) return failure;
  return status >= 500 ? `status ${status}` : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
