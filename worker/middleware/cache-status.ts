/** Both take how long the oldest content of an answer stays fresh, as a request's record has it; s. */

/** What our cache did, as RFC 9211 says it; undefined where it was not asked. */
export function cacheStatus(ttl: number): string | undefined {
  const word = cacheWord(ttl);
  if (word === 'miss') return 'areopagus; fwd=miss';
  return word && `areopagus; hit; ttl=${ttl}`;
}

export function cacheWord(ttl: number): 'hit' | 'stale' | 'miss' | undefined {
  if (ttl === Number.POSITIVE_INFINITY) return undefined;
  if (ttl === Number.NEGATIVE_INFINITY) return 'miss';
  return ttl > 0 ? 'hit' : 'stale';
}
