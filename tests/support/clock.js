/**
 * Stands before the built Worker in workerd and gives it a clock that can be put forward. A request with the
 * header `X-Test-Advance` only does that, by so many ms: each deadline that is due meanwhile comes at its time.
 */
import worker from './index.js';

const systemTime = Date.now;
let ahead = 0;
Date.now = () => systemTime() + ahead;

/** How often a deadline looks at the clock; ms. */
const lookEvery = 5;

/** So long that each deadline has looked at the clock meanwhile. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 3 * lookEvery));

/** The deadlines to come. Those of requests that have ended look no more. */
const deadlines = new Set();

AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  const deadline = { due: Date.now() + ms, looks: 0 };
  deadlines.add(deadline);
  function look() {
    deadline.looks += 1;
    if (Date.now() < deadline.due) {
      setTimeout(look, lookEvery);
      return;
    }
    deadlines.delete(deadline);
    controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  }
  look();
  return controller.signal;
};

async function forgetEnded() {
  const before = [...deadlines].map((deadline) => [deadline, deadline.looks]);
  await pause();
  for (const [deadline, looks] of before) {
    if (deadline.looks === looks) deadlines.delete(deadline);
  }
}

async function advance(ms) {
  const end = Date.now() + ms;
  for (;;) {
    if (deadlines.size > 0) await forgetEnded();
    const next = Math.min(...[...deadlines].map(({ due }) => due));
    if (next > end) break;
    ahead += Math.max(0, next - Date.now());
  }
  ahead += Math.max(0, end - Date.now());
}

export default {
  scheduled: (event, env) => worker.scheduled(event, env),
  async fetch(request, env) {
    const ms = Number(request.headers.get('X-Test-Advance'));
    if (!ms) return worker.fetch(request, env);
    await advance(ms);
    return new Response(null, { status: 204 });
  },
};
