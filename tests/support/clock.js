/**
 * Wraps the built Worker in workerd with a clock that can be set and advanced. A request with the header
 * `X-Test-Time` only sets the clock, also to a time in the past. One with the header `X-Test-Advance` only
 * advances the clock by that number of ms. Nothing else advances it, because what a request
 * does would then depend on the machine's speed. A deadline within that time fires soon after.
 */
import worker from './index.js';

const systemTime = Date.now;
/** The time of the first request, because workerd has none before it. */
let start = 0;
let offset = 0;
const startTime = () => (start ||= systemTime());
Date.now = () => startTime() + offset;

/** The wait before a page is streamed, in ms, is the only deadline that ends by itself. */
const longestWait = 100;
/** How often a deadline checks the clock, in ms. A page that waits is streamed before. */
const checkInterval = 100;
const systemTimeout = AbortSignal.timeout.bind(AbortSignal);

AbortSignal.timeout = (ms) => {
  if (ms <= longestWait) return systemTimeout(ms);
  const controller = new AbortController();
  const due = offset + ms;
  function check() {
    if (offset < due) setTimeout(check, checkInterval);
    else controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  }
  check();
  return controller.signal;
};

export default {
  fetch(request, env) {
    const time = request.headers.get('X-Test-Time');
    const advance = request.headers.get('X-Test-Advance');
    if (!time && !advance) return worker.fetch(request, env);
    offset = time ? Date.parse(time) - startTime() : offset + Number(advance);
    return new Response();
  },
};
