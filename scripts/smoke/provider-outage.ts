import { z } from 'zod';
import type { Visitor } from './client.ts';

/** What `/healthz` says where all is well but the provider. */
const outageSchema = z.looseObject({
  settings: z.looseObject({ valid: z.literal(true) }),
  kv: z.looseObject({ reachable: z.literal(true) }),
  provider: z.looseObject({ status: z.number().nullish(), failure: z.string() }),
});

/** Each isolate tells of its own calls only, so that another one may have to be asked. */
const attempts = 4;

/**
 * How the content provider fails, as the site itself says it; undefined where it does not, or where the
 * site has a fault of its own. A 4xx and a response of another form are no outage: a new version may be
 * what is wrong there, or its secret.
 */
export async function findOutage({ ask }: Visitor): Promise<string | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    // Nobody has searched for this: the provider must be asked.
    await ask(`/quotes?q=${crypto.randomUUID().slice(0, 8)}`);
    const { status, body } = await ask('/healthz');
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
