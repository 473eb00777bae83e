/** The paths of the files for browsers and crawlers. Feeds are in worker/feeds/feed-url.ts. */
export const siteFiles = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  webManifest: '/site.webmanifest',
  openSearch: '/opensearch.xml',
  securityTxt: '/.well-known/security.txt',
  tdmRep: '/.well-known/tdmrep.json',
} as const;
