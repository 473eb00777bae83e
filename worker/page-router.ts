import type { Result } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/** Stores the matches of the paths without a parameter, which most requests are for. */
export class PageRouter<T> extends TrieRouter<T> {
  readonly #literal = new Set<string>();
  readonly #matches = new Map<string, Result<T>>();

  override add(method: string, path: string, handler: T) {
    super.add(method, path, handler);
    if (!/[:*]/.test(path)) this.#literal.add(path);
  }

  override match(method: string, path: string): Result<T> {
    const key = `${method} ${path}`;
    const stored = this.#matches.get(key);
    if (stored) return stored;
    const result = super.match(method, path);
    if (this.#literal.has(path)) this.#matches.set(key, result);
    return result;
  }
}
