import { type Context, Hono } from 'hono';
import { siteFiles } from '../../shared/site-files.ts';
import { tdmRep } from '../documents/content-use.ts';
import { cacheControl } from '../request/cache-control.ts';
import { openSearch } from '../well-known/open-search.ts';
import { robotsTxt } from '../well-known/robots-txt.ts';
import { securityTxt } from '../well-known/security-txt.ts';
import { webManifest } from '../well-known/web-manifest.ts';
import { conditionalResponse } from './conditional-response.ts';
import type { Services } from './services.ts';

export function wellKnownRoutes({ settings, now }: Services): Hono {
  const { SITE_URL: siteUrl, PRODUCT_NAME: productName, SUPPORT_EMAIL: email } = settings;
  const text = 'text/plain; charset=utf-8';

  function respond(c: Context, type: string, body: string) {
    return conditionalResponse(c, { body, type, cacheControl: cacheControl.file });
  }

  return new Hono()
    .get(siteFiles.robots, (c) => respond(c, text, robotsTxt(siteUrl)))
    .get(siteFiles.securityTxt, (c) =>
      respond(c, text, securityTxt({ siteUrl, email, now: now() })),
    )
    .get(siteFiles.tdmRep, (c) => respond(c, 'application/json', tdmRep(siteUrl)))
    .get(siteFiles.webManifest, (c) =>
      respond(c, 'application/manifest+json', webManifest(productName)),
    )
    .get(siteFiles.openSearch, (c) =>
      respond(c, 'application/opensearchdescription+xml', openSearch(siteUrl, productName)),
    );
}
