/** Wraps the built Worker in workerd with a faulty KV. KV_FAULT names the fault. */
import worker from './index.js';

const delay = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function down() {
  throw new Error('KV is down.');
}

const faults = {
  'fails to read': { get: down },
  'fails to write': { put: down },
  fails: { get: down, put: down },
  'is slow': { get: () => delay(600) },
  hangs: { get: () => delay(60_000), put: () => delay(60_000) },
};

/** A KV namespace whose calls first run the fault. */
function faulty(kv, fault) {
  const first = (name) => async () => await fault[name]?.();
  return {
    get: (...args) => first('get')().then(() => kv.get(...args)),
    put: (...args) => first('put')().then(() => kv.put(...args)),
  };
}

export default {
  fetch: (request, env) =>
    worker.fetch(request, { ...env, KV: faulty(env.KV, faults[env.KV_FAULT]) }),
};
