import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Freshness } from '../content/content.ts';
import { type RequestContext, requestContext } from '../request/request-context.ts';

type Served = {
  freshness: Freshness;
  /** Whether the response is a page from the memory of the isolate. */
  fromMemory?: boolean;
  /** Resolves when a streamed response has ended. */
  sent?: Promise<void> | undefined;
};

declare module 'hono' {
  interface ContextVariableMap {
    served: Served | undefined;
    /** Whether the request is a monitor's. It is logged only if its status is 400 or above. */
    isProbe: boolean | undefined;
  }
}

type Log = (event: object) => void;

type RequestLogOptions = {
  log: Log;
  now: typeof Date.now;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Whether responses have `Server-Timing`. */
  timing: boolean;
};

/** Cloudflare's id of a request: 16 hexadecimal digits and the data center. */
const rayPattern = /^[0-9a-f]{16}(-[A-Z]{3})?$/;

/** One JSON line when the response ends, without path, query or personal data. No client chooses its `id`. */
export function requestLog({ log, now, waitUntil, timing }: RequestLogOptions) {
  return createMiddleware(async function requestLog(c, next) {
    const startTime = now();
    const id = crypto.randomUUID();
    c.header('X-Request-Id', id);
    const ip = c.req.header('CF-Connecting-IP');
    const context: RequestContext = { ip, provider: { calls: 0, ms: 0 }, events: [] };
    await requestContext.run(context, next);

    const { headers, status } = c.res;
    const served = c.get('served');
    const cache = cacheStatus(served);
    if (cache) headers.set('Cache-Status', cache);
    if (timing) {
      const { calls, ms } = context.provider;
      const total = `total;dur=${now() - startTime}, provider;dur=${ms};desc="${calls} calls"`;
      headers.set('Server-Timing', `${total}, ${cacheTiming(served)}`);
    }

    function writeLine() {
      const { provider, events } = context;
      const ray = c.req.header('Cf-Ray');
      context.events = undefined;
      if (c.get('isProbe') && status < 400) return;
      log({
        event: 'request',
        id,
        ...(ray && rayPattern.test(ray) && { ray }),
        method: c.req.method,
        route: routePath(c),
        status,
        ms: now() - startTime,
        cache: cacheResult(served),
        ...(served?.fromMemory && { page: 'memory' }),
        provider,
        ...(events?.length && { events }),
      });
    }
    if (served?.sent && c.req.method !== 'HEAD') waitUntil(served.sent.then(writeLine));
    else writeLine();
  });
}

/** Adds an event to the log line of its request, or logs it by itself if the line is already written. */
export function logWithRequest(log: Log): Log {
  return (event) => {
    const events = requestContext.getStore()?.events;
    if (events) events.push(event);
    else log(event);
  };
}

function cacheTiming(served: Served | undefined): string {
  const page = served?.fromMemory ? ', page;desc="memory"' : '';
  return `cache;desc="${cacheResult(served) ?? 'none'}"${page}`;
}

/** RFC 9211, of the Worker's content cache. Undefined if it was not used. */
function cacheStatus(served: Served | undefined): string | undefined {
  const result = cacheResult(served);
  if (result === 'miss') return 'areopagus; fwd=miss';
  const detail = served?.fromMemory ? '; detail=page' : '';
  return result && `areopagus; hit; ttl=${served?.freshness.ttl}${detail}`;
}

function cacheResult(served: Served | undefined): 'hit' | 'stale' | 'miss' | undefined {
  const { ttl } = served?.freshness ?? { ttl: Number.POSITIVE_INFINITY };
  if (ttl === Number.POSITIVE_INFINITY) return undefined;
  if (ttl === Number.NEGATIVE_INFINITY) return 'miss';
  return ttl > 0 ? 'hit' : 'stale';
}
