import type { Server } from 'node:http';
import { serve } from '@hono/node-server';

export type AssessmentRequest = {
  method: string;
  path: string;
  key: string | null;
  body: unknown;
};

type Respond = () => Response | Promise<Response>;

/** A fake of Google's assessment API over HTTP. It records every request and takes every visitor for a person by default. */
export async function startAssessmentServer() {
  const requests: AssessmentRequest[] = [];
  let respond: Respond = () => assessment();
  const listening = Promise.withResolvers<number>();
  const server = serve(
    {
      port: 0,
      hostname: '127.0.0.1',
      async fetch(request) {
        const { method, url, headers } = request;
        const key = headers.get('X-Goog-Api-Key');
        requests.push({ method, path: new URL(url).pathname, key, body: await request.json() });
        return respond();
      },
    },
    ({ port }) => listening.resolve(port),
  ) as Server;
  return {
    url: `http://127.0.0.1:${await listening.promise}`,
    requests,
    /** Sets the response to all later requests. */
    respondWith(next: Respond) {
      respond = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type AssessmentServer = Awaited<ReturnType<typeof startAssessmentServer>>;

type Assessed = { valid?: boolean; action?: string; score?: number };

/** Google's response: the fields that the site reads, and some that it ignores. */
export function assessment({ valid = true, action = 'submit', score = 0.9 }: Assessed = {}) {
  return Response.json({
    name: 'projects/1/assessments/1',
    riskAnalysis: { score, reasons: [] },
    tokenProperties: { valid, action, invalidReason: valid ? undefined : 'EXPIRED' },
  });
}
