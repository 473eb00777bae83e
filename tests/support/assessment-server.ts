import type { Server } from 'node:http';
import { serve } from '@hono/node-server';

export type AssessmentRequest = {
  method: string;
  path: string;
  key: string | null;
  body: unknown;
};

type Respond = () => Response | Promise<Response>;

/** Stands in for Google's assessments over real HTTP, with every request written down. It takes everyone for a person unless told. */
export async function startAssessmentServer() {
  const requests: AssessmentRequest[] = [];
  let answer: Respond = () => assessment();
  const listening = Promise.withResolvers<number>();
  const server = serve(
    {
      port: 0,
      hostname: '127.0.0.1',
      async fetch(request) {
        const { method, url, headers } = request;
        const key = headers.get('X-Goog-Api-Key');
        requests.push({ method, path: new URL(url).pathname, key, body: await request.json() });
        return answer();
      },
    },
    ({ port }) => listening.resolve(port),
  ) as Server;
  return {
    url: `http://127.0.0.1:${await listening.promise}`,
    requests,
    /** From now on. */
    respondWith(next: Respond) {
      answer = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type AssessmentServer = Awaited<ReturnType<typeof startAssessmentServer>>;

type Assessed = { valid?: boolean; action?: string; score?: number };

/** Google's answer, as far as it is read, with what it says beside. */
export function assessment({ valid = true, action = 'submit', score = 0.9 }: Assessed = {}) {
  return Response.json({
    name: 'projects/1/assessments/1',
    riskAnalysis: { score, reasons: [] },
    tokenProperties: { valid, action, invalidReason: valid ? undefined : 'EXPIRED' },
  });
}
