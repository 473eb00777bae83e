/** Wraps the built Worker in workerd with a KV that fails. */
import worker from './index.js';

async function down() {
  throw new Error('KV is down.');
}

export default {
  fetch: (request, env) => worker.fetch(request, { ...env, KV: { get: down, put: down } }),
};
