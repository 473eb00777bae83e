/** The addresses of what the Worker answers to machines, beside pages, feeds and the JSON API. */
export const siteFiles = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  webManifest: '/site.webmanifest',
  openSearch: '/opensearch.xml',
  securityTxt: '/.well-known/security.txt',
  tdmRep: '/.well-known/tdmrep.json',
} as const;
