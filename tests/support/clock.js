/**
 * Wraps the built Worker in workerd with a clock that can be set and advanced. A request with the header
 * `X-Test-Time` only sets the clock, also to a time in the past. One with the header `X-Test-Advance` only
 * advances the clock by that number of ms. Nothing else advances it, because what a request
 * does would then depend on the machine's speed. Each deadline within that time fires when the clock reaches it.
 */
import worker from './index.js';

const systemTime = Date.now;
/** The time of the first request, because workerd has none before it. */
let start = 0;
let offset = 0;
const startTime = () => (start ||= systemTime());
Date.now = () => startTime() + offset;

/** How often a deadline checks the clock, in ms. */
const checkInterval = 5;

/**
 * Resolves after each pending deadline has checked the clock. Its timers take turns with those of the
 * deadlines, so this also holds on a machine that is too busy to fire timers in time.
 */
async function pause() {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setTimeout(resolve, checkInterval));
  }
}

/** The pending deadlines. Those of completed requests no longer check the clock. */
const deadlines = new Set();

/** The wait before a page is streamed, in ms, is the only deadline that ends by itself. */
const longestWait = 100;
const systemTimeout = AbortSignal.timeout.bind(AbortSignal);

AbortSignal.timeout = (ms) => {
  if (ms <= longestWait) return systemTimeout(ms);
  const controller = new AbortController();
  const deadline = { due: offset + ms, checks: 0 };
  deadlines.add(deadline);
  function check() {
    deadline.checks += 1;
    if (offset < deadline.due) {
      setTimeout(check, checkInterval);
      return;
    }
    deadlines.delete(deadline);
    controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  }
  check();
  return controller.signal;
};

async function removeCompleted() {
  const before = [...deadlines].map((deadline) => [deadline, deadline.checks]);
  await pause();
  for (const [deadline, checks] of before) {
    if (deadline.checks === checks) deadlines.delete(deadline);
  }
}

async function advance(ms) {
  const end = offset + ms;
  for (;;) {
    if (deadlines.size > 0) await removeCompleted();
    const next = Math.min(...[...deadlines].map(({ due }) => due));
    if (next > end) break;
    offset = Math.max(offset, next);
  }
  offset = Math.max(offset, end);
}

export default {
  async fetch(request, env) {
    const time = request.headers.get('X-Test-Time');
    if (time) {
      offset = Date.parse(time) - startTime();
      return new Response();
    }
    const ms = Number(request.headers.get('X-Test-Advance'));
    if (!ms) return worker.fetch(request, env);
    await advance(ms);
    return new Response();
  },
};
