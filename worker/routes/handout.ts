import type { Handler } from 'hono';
import type { HandoutFormat } from '../../shared/handout/handout-file.ts';
import { handoutHref, handoutPath } from '../../shared/handout/handout-url.ts';
import { parseHandout } from '../../shared/handout/parse-handout.ts';
import { isDecodable } from '../../shared/routes.ts';
import { cacheControl } from '../cache-control.ts';
import { freshness } from '../content/content.ts';
import type { ContentService } from '../content/content-service.ts';
import { contentDisposition } from '../handout/content-disposition.ts';
import { type HandoutDocument, loadHandout } from '../handout/handout-document.ts';

type HandoutOptions = {
  content: ContentService;
  siteUrl: string;
  productName: string;
  now: () => number;
};

/** The code of each format is loaded for the first file of it. */
const serializers: Record<
  HandoutFormat['extension'],
  (document: HandoutDocument) => Promise<string | ArrayBuffer>
> = {
  async docx(document) {
    const { wordFile } = await import('../handout/word/word-file.ts');
    return wordFile(document);
  },
  async md(document) {
    const { handoutMarkdown } = await import('../handout/handout-markdown.ts');
    return handoutMarkdown(document);
  },
};

/** A handout that is invalid, empty or unavailable redirects to its page, which says so. */
export function handoutHandler(format: HandoutFormat, options: HandoutOptions): Handler {
  return async (c) => {
    const { search, searchParams } = new URL(c.req.url);
    const { handout, problem } = parseHandout(searchParams);
    c.header('Cache-Control', cacheControl.none);
    if (problem || !isDecodable(search)) return c.redirect(handoutPath + search, 303);
    if (handout.posts.length === 0) return c.redirect(handoutHref(handout), 303);
    const { document, contents, isAvailable } = await loadHandout(handout, options);
    const fresh = freshness(contents, options.now());
    c.set('served', { freshness: fresh });
    if (!isAvailable) return c.redirect(handoutHref(handout), 303);
    const body = await serializers[format.extension](document);
    if (fresh.isComplete) c.header('Cache-Control', cacheControl.brief);
    c.header('Content-Type', format.type);
    c.header('Content-Disposition', contentDisposition(document.title, format.extension));
    return c.body(body);
  };
}
