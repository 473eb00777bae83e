import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import {
  createRequestContext,
  type RequestContext,
  requestContext,
  runInContext,
} from '../request-context.ts';

type Log = (event: object) => void;

type RequestLogOptions = {
  log: Log;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Whether responses have `Server-Timing`. */
  timing: boolean;
};

/** Cloudflare's id of a request: 16 hexadecimal digits and the data center. */
const rayPattern = /^[0-9a-f]{16}(-[A-Z]{3})?$/;

/**
 * Logs one JSON line for each request when its response ends. It contains no path, no query and no
 * personal data. Its `id` is the response's `X-Request-Id`, which no client chooses.
 */
export function requestLog({ log, now, waitUntil, timing }: RequestLogOptions) {
  return createMiddleware(async function requestLog(c, next) {
    const startTime = now();
    const id = crypto.randomUUID();
    c.header('X-Request-Id', id);
    const ip = c.req.header('CF-Connecting-IP');
    const context = createRequestContext({ events: [], ip });
    await runInContext(context, next);

    const { headers, status } = c.res;
    const cache = cacheStatus(context);
    if (cache) headers.set('Cache-Status', cache);
    if (timing) headers.set('Server-Timing', serverTiming(context, now() - startTime));

    function writeLine() {
      const { provider, events, ttl, pageFromMemory } = context;
      const ray = c.req.header('Cf-Ray');
      context.events = undefined;
      log({
        event: 'request',
        id,
        ...(ray && rayPattern.test(ray) && { ray }),
        method: c.req.method,
        route: routePath(c),
        status,
        ms: now() - startTime,
        cache: cacheResult(ttl),
        ...(pageFromMemory && { page: 'memory' }),
        provider,
        ...(events?.length && { events }),
      });
    }
    if (context.sent && c.req.method !== 'HEAD') waitUntil(context.sent.then(writeLine));
    else writeLine();
  });
}

/** Adds an event to the log line of its request, or logs it by itself if the line is already written. */
export function logWithRequest(log: Log): Log {
  return (event) => {
    const { events } = requestContext();
    if (events) events.push(event);
    else log(event);
  };
}

/** The durations up to the first byte (Server Timing). */
function serverTiming(context: RequestContext, total: number): string {
  const { provider, ttl, pageFromMemory } = context;
  const page = pageFromMemory ? ', page;desc="memory"' : '';
  return `total;dur=${total}, provider;dur=${provider.ms};desc="${provider.calls} calls", cache;desc="${cacheResult(ttl) ?? 'none'}"${page}`;
}

/**
 * `Cache-Status` (RFC 9211) of the Worker's content cache, with a detail for a page from memory.
 * Undefined if it was not used.
 */
function cacheStatus({ ttl, pageFromMemory }: RequestContext): string | undefined {
  const result = cacheResult(ttl);
  if (result === 'miss') return 'areopagus; fwd=miss';
  return result && `areopagus; hit; ttl=${ttl}${pageFromMemory ? '; detail=page' : ''}`;
}

/** @param ttl of the request's oldest content, as in `RequestContext`; s */
function cacheResult(ttl: number): 'hit' | 'stale' | 'miss' | undefined {
  if (ttl === Number.POSITIVE_INFINITY) return undefined;
  if (ttl === Number.NEGATIVE_INFINITY) return 'miss';
  return ttl > 0 ? 'hit' : 'stale';
}
