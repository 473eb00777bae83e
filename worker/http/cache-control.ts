/** How long answers may be kept by browsers and caches in front (RFC 9111, RFC 5861). One place for all. */
export const cacheControl = {
  /** A page or answer with all of its content there. */
  complete: 'public, max-age=60, stale-while-revalidate=300',
  /** An answer that is of this moment only: late or failed. */
  none: 'no-store',
};

/** When to come back after a failure of ours or the provider's; s (RFC 9110, section 10.2.3). */
export const retryAfter = '30';
