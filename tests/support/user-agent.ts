/** A person's browser. Headless browsers and HTTP libraries name themselves crawlers, which get whole pages. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** The headers of one that waits for the whole page, and so is told by the status what came of it. */
export const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
