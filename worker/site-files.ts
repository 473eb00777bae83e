import { feedHref, listNames, lists } from '../shared/content/lists.ts';
import { handoutFilePath, handoutFormats } from '../shared/handout/handout-file.ts';
import { seriesCalendarPath } from '../shared/pages/series.ts';
import { calendarPath, sundaysPage } from '../shared/pages/sundays.ts';

export const siteFiles = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  webManifest: '/site.webmanifest',
  openSearch: '/opensearch.xml',
  securityTxt: '/.well-known/security.txt',
  tdmRep: '/.well-known/tdmrep.json',
} as const;

export const pagesWithFeeds = [...listNames.map((list) => lists[list].path), sundaysPage.path];

export const madeFiles: ReadonlySet<string> = new Set([
  ...Object.values(siteFiles),
  ...pagesWithFeeds.map((path) => feedHref(path)),
  ...handoutFormats.map(handoutFilePath),
  calendarPath,
  seriesCalendarPath,
]);
