import { type Context, Hono } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { Settings } from '../settings.ts';
import { openSearch } from '../well-known/open-search.ts';
import { robotsTxt } from '../well-known/robots-txt.ts';
import { securityTxt } from '../well-known/security-txt.ts';
import { siteFiles } from '../well-known/site-files.ts';
import { tdmRep } from '../well-known/tdm-rep.ts';
import { webManifest } from '../well-known/web-manifest.ts';
import { conditionalResponse } from './conditional-response.ts';

/** What the site tells machines of itself, from its settings. */
export function createSiteFiles(settings: Settings, now: () => number) {
  const { SITE_URL: siteUrl, PRODUCT_NAME: productName, SUPPORT_EMAIL: email } = settings;
  const text = 'text/plain; charset=utf-8';

  function answer(c: Context, type: string, body: string) {
    return conditionalResponse(c, { body, type, cacheControl: cacheControl.file });
  }

  return new Hono()
    .get(siteFiles.robots, (c) => answer(c, text, robotsTxt(siteUrl)))
    .get(siteFiles.securityTxt, (c) => answer(c, text, securityTxt({ siteUrl, email, now: now() })))
    .get(siteFiles.tdmRep, (c) => answer(c, 'application/json', tdmRep(siteUrl)))
    .get(siteFiles.webManifest, (c) =>
      answer(c, 'application/manifest+json', webManifest(productName)),
    )
    .get(siteFiles.openSearch, (c) =>
      answer(c, 'application/opensearchdescription+xml', openSearch(siteUrl, productName)),
    );
}
