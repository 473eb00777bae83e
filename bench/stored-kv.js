/**
 * Wraps the built Worker with a KV of the entries in the binding STORED. Reads cost only the parsing, and
 * writes are collected: `/stored` returns them. Miniflare's KV would run in the measured process.
 */
import worker from './index.js';

const writes = {};
let entries;

const kv = {
  async get(key) {
    const value = entries.get(key);
    return value === undefined ? null : JSON.parse(value);
  },
  async put(key, value) {
    writes[key] = value;
  },
};

export default {
  fetch(request, env) {
    entries ??= new Map(Object.entries(JSON.parse(env.STORED)));
    if (new URL(request.url).pathname === '/stored') return Response.json(writes);
    return worker.fetch(request, { ...env, KV: kv });
  },
};
