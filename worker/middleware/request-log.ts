import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { checkRateLimit } from '../content/load-limit.ts';
import type { Platform } from '../runtime/platform.ts';

declare module 'hono' {
  interface ContextVariableMap {
    isFromMemory: boolean | undefined;
    /** Resolves when a streamed response has ended. */
    sent: Promise<void> | undefined;
    /** Whether the request is a monitor's. It is logged only if its status is 400 or above. */
    isProbe: boolean | undefined;
  }
}

type RequestLogOptions = Pick<Platform, 'contentRateLimit' | 'log' | 'now' | 'waitUntil'>;

/** Cloudflare's id of a request: 16 hexadecimal digits and the data center. */
const rayPattern = /^[0-9a-f]{16}(-[A-Z]{3})?$/;

/** One JSON line when the response ends, without path, query or personal data. No client chooses its `id`. */
export function requestLog({ contentRateLimit, log, now, waitUntil }: RequestLogOptions) {
  return createMiddleware(async function requestLog(c, next) {
    const startTime = now();
    const id = crypto.randomUUID();
    c.header('X-Request-Id', id);
    /** The events of its line; undefined when it is written. */
    let events: object[] | undefined = [];
    const loads = { count: 0, ms: 0 };
    c.set('facts', {
      checkLoadLimit: () =>
        checkRateLimit(contentRateLimit, c.req.header('CF-Connecting-IP'), 'requests'),
      loads,
      log: (event) => (events ? void events.push(event) : log(event)),
    });
    await next();

    const { headers, status } = c.res;
    const cache = cacheStatus(c);
    if (cache) headers.set('Cache-Status', cache);

    function writeLine() {
      const ray = c.req.header('Cf-Ray');
      const logged = events;
      events = undefined;
      if (c.get('isProbe') && status < 400) return;
      log({
        event: 'request',
        id,
        ...(ray && rayPattern.test(ray) && { ray }),
        method: c.req.method,
        route: routePath(c),
        status,
        ms: now() - startTime,
        cache: cacheResult(c),
        ...(c.get('isFromMemory') && { page: 'memory' }),
        loads,
        ...(logged?.length && { events: logged }),
      });
    }
    const sent = c.get('sent');
    if (sent && c.req.method !== 'HEAD') waitUntil(sent.then(writeLine));
    else writeLine();
  });
}

/** RFC 9211, of the Worker's content cache. Undefined if it was not used. */
function cacheStatus(c: Context): string | undefined {
  const result = cacheResult(c);
  if (result === 'miss') return 'areopagus; fwd=miss';
  const detail = c.get('isFromMemory') ? '; detail=page' : '';
  return result && `areopagus; hit; ttl=${c.get('freshness')?.ttl}${detail}`;
}

function cacheResult(c: Context): 'hit' | 'stale' | 'miss' | undefined {
  const { ttl = Number.POSITIVE_INFINITY } = c.get('freshness') ?? {};
  if (ttl === Number.POSITIVE_INFINITY) return undefined;
  if (ttl === Number.NEGATIVE_INFINITY) return 'miss';
  return ttl > 0 ? 'hit' : 'stale';
}
