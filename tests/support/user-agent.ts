/** A browser's user agent. Headless browsers and HTTP libraries count as crawlers, which get complete pages. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** The headers of a crawler. It waits for the complete page, so the status includes the result of all content. */
export const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
