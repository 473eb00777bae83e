import { Hono } from 'hono';
import { handoutHref, handoutPath } from '../../shared/handout/handout.ts';
import {
  type HandoutFormat,
  handoutFilePath,
  handoutFormats,
} from '../../shared/handout/handout-file.ts';
import { parseHandout } from '../../shared/handout/parse-handout.ts';
import { handoutPage } from '../../shared/pages/handout.ts';
import { isQueryDecodable } from '../../shared/routes.ts';
import type { Site } from '../../shared/site.ts';
import { freshness } from '../content/content.ts';
import type { ContentService } from '../content/content-service.ts';
import { contentDisposition } from '../handout/content-disposition.ts';
import type { HandoutDocument } from '../handout/handout-document.ts';
import { robotsTag, withRobotsTag } from '../middleware/crawler-headers.ts';
import { cacheControl } from '../request/cache-control.ts';

type HandoutOptions = {
  content: ContentService;
  site: Site;
  now: typeof Date.now;
};

/** The code of each format is loaded for the first file of it. */
async function serialize(document: HandoutDocument, { extension }: HandoutFormat) {
  if (extension === 'docx')
    return (await import('../handout/word/word-file.ts')).wordFile(document);
  return (await import('../handout/handout-markdown.ts')).handoutMarkdown(document);
}

/** `GET` of the files of a handout. One that is invalid, empty or unavailable redirects to its page, which says so. */
export function handoutRoutes({ content, site, now }: HandoutOptions): Hono {
  const { url: siteUrl, productName } = site;
  const routes = new Hono();
  for (const format of handoutFormats) {
    routes.get(handoutFilePath(format), withRobotsTag(robotsTag.dataOnly), async (c) => {
      const { search, searchParams } = new URL(c.req.url);
      const { handout, problem } = parseHandout(searchParams);
      c.header('Cache-Control', cacheControl.none);
      if (problem || !isQueryDecodable(search, handoutPage.ownParameters ?? []))
        return c.redirect(handoutPath + search, 303);
      if (handout.posts.length === 0) return c.redirect(handoutHref(handout), 303);
      const { loadHandout } = await import('../handout/handout-document.ts');
      const { document, contents, isAvailable } = await loadHandout(handout, {
        content,
        siteUrl,
        productName,
      });
      const fresh = freshness(contents, now());
      c.set('served', { freshness: fresh });
      if (!isAvailable) return c.redirect(handoutHref(handout), 303);
      const body = await serialize(document, format);
      if (fresh.isComplete) c.header('Cache-Control', cacheControl.brief);
      c.header('Content-Type', format.type);
      c.header('Content-Disposition', contentDisposition(document.title, format.extension));
      return c.body(body);
    });
  }
  return routes;
}
