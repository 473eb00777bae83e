/**
 * Stands before the built Worker in workerd and gives it a clock of its own. It goes as the real one does,
 * and a request to `/own-clock?pass=MS` passes time that nobody waits for: each deadline that is due
 * meanwhile comes at its time.
 */
import worker from './index.js';

const realNow = Date.now;
let passed = 0;

/** Ms that a deadline waits before it looks at the clock again. */
const lookEvery = 5;

const pause = () => new Promise((resolve) => setTimeout(resolve, 2 * lookEvery));

/** The deadlines to come; those of requests that have ended look no more. */
const deadlines = new Set();

Date.now = () => realNow() + passed;

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

function passTo(time) {
  passed += Math.max(0, time - Date.now());
}

async function isAlive(deadline) {
  const { looks } = deadline;
  for (let turn = 0; turn < 3 && deadline.looks === looks; turn++) await pause();
  return deadline.looks > looks;
}

async function pass(ms) {
  const end = Date.now() + ms;
  for (;;) {
    const [next] = [...deadlines].sort((a, b) => a.due - b.due);
    if (!next || next.due > end) break;
    if (await isAlive(next)) passTo(next.due);
    else deadlines.delete(next);
    while (deadlines.has(next)) if (!(await isAlive(next))) deadlines.delete(next);
  }
  passTo(end);
}

export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/own-clock') return worker.fetch(request, env);
    await pass(Number(searchParams.get('pass')));
    return new Response(null, { status: 204 });
  },
};
