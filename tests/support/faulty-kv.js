/** Stands before the built Worker in workerd and gives it a KV that does what KV_FAULT says. */
import worker from './index.js';

const late = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function down() {
  throw new Error('KV is down.');
}

const faults = {
  'fails to read': { get: down },
  'fails to write': { put: down },
  fails: { get: down, put: down },
  'is slow': { get: () => late(600) },
  hangs: { get: () => late(60_000), put: () => late(60_000) },
};

/** What is asked of KV, when the fault lets it. */
function faulty(kv, fault) {
  const first = (name) => async () => await fault[name]?.();
  return {
    get: (...request) => first('get')().then(() => kv.get(...request)),
    put: (...request) => first('put')().then(() => kv.put(...request)),
  };
}

export default {
  fetch: (request, env) =>
    worker.fetch(request, { ...env, KV: faulty(env.KV, faults[env.KV_FAULT]) }),
};
