import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import {
  createRequestContext,
  type RequestContext,
  requestContext,
  runInContext,
} from '../request-context.ts';
import { cacheStatus, cacheWord } from './cache-status.ts';

type Log = (event: object) => void;

type RequestLogOptions = {
  log: Log;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Whether answers say what took how long. */
  timing: boolean;
};

/** Writes one JSON line a request, when its answer has come to its end: no path, no query, nothing personal. */
export function requestLog({ log, now, waitUntil, timing }: RequestLogOptions) {
  return createMiddleware(async function requestLog(c, next) {
    const began = now();
    const record = createRequestContext([]);
    await runInContext(record, next);

    const { headers, status } = c.res;
    const cache = cacheStatus(record.ttl);
    if (cache) headers.set('Cache-Status', cache);
    if (timing) headers.set('Server-Timing', serverTiming(record, now() - began));

    function writeLine() {
      const { provider, events, ttl } = record;
      record.events = undefined;
      log({
        event: 'request',
        id: c.get('requestId'),
        method: c.req.method,
        route: routePath(c),
        status,
        ms: now() - began,
        cache: cacheWord(ttl),
        provider,
        ...(events?.length && { events }),
      });
    }
    if (record.sent && c.req.method !== 'HEAD') waitUntil(record.sent.then(writeLine));
    else writeLine();
  });
}

/** Tells of an event in its request's line while that is still to be written, else in a line of its own. */
export function logWithRequest(log: Log): Log {
  return (event) => {
    const { events } = requestContext();
    if (events) events.push(event);
    else log(event);
  };
}

/** What is known when the first byte is sent (Server Timing). */
function serverTiming({ provider: { calls, ms }, ttl }: RequestContext, total: number): string {
  return `total;dur=${total}, provider;dur=${ms};desc="${calls} calls", cache;desc="${cacheWord(ttl) ?? 'none'}"`;
}
