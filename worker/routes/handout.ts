import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContentError } from '../../shared/content/result.ts';
import { handoutPath } from '../../shared/handout/handout.ts';
import {
  type HandoutFormat,
  handoutFilePath,
  handoutFormats,
} from '../../shared/handout/handout-file.ts';
import { handoutPage } from '../../shared/pages/handout.ts';
import { paramsOf, parseRoute } from '../../shared/routes.ts';
import { unavailableStatus } from '../content/content.ts';
import { contentError } from '../content/content-error.ts';
import { contentDisposition } from '../handout/content-disposition.ts';
import type { HandoutDocument } from '../handout/handout-document.ts';
import { dataOnly, withHeaders } from '../middleware/with-headers.ts';
import { errorDocument } from '../render/document.ts';
import { toHtml } from '../sanitize/to-html.ts';
import type { Services } from './services.ts';

/** The maximum length of the posts of a file together; UTF-16 code units of HTML. Making a file of as much takes 0.2 s, with much markup 0.6 s. */
const maxLength = 300_000;

const tooLong: ContentError = {
  message: 'The posts are too long for one file. Remove some of them, or print the handout.',
  status: 400,
};

/** The code of each format is loaded for the first file of it. */
async function serialize(document: HandoutDocument, { extension }: HandoutFormat) {
  if (extension === 'docx')
    return new Uint8Array(await (await import('../handout/word/word-file.ts')).wordFile(document));
  const { handoutMarkdown } = await import('../handout/handout-markdown.ts');
  return new TextEncoder().encode(handoutMarkdown(document)) as Uint8Array<ArrayBuffer>;
}

/**
 * `GET` of the files of a handout. One that is invalid, empty or unavailable redirects to its page, which says so. Making
 * a file counts as a load.
 */
export function handoutRoutes({ content, site }: Pick<Services, 'content' | 'site'>): Hono {
  const routes = new Hono();
  for (const format of handoutFormats) {
    routes.get(handoutFilePath(format), withHeaders(dataOnly), async (c) => {
      const href = handoutPath + new URL(c.req.url).search;
      const params = paramsOf(parseRoute(new URL(href, site.url)), handoutPage);
      if (!params?.handout.posts.length) return c.redirect(href, 303);
      const { handout } = params;
      const { handoutDocument, loadHandout } = await import('../handout/handout-document.ts');
      const loaded = await loadHandout(handout, content, c.get('facts'));
      c.set('contents', [loaded.publisher, ...loaded.posts]);
      if (unavailableStatus(loaded.posts.map(({ result }) => result))) return c.redirect(href, 303);
      const lengths = loaded.posts.map(({ result }) =>
        'data' in result ? toHtml(result.data.tree).length : 0,
      );
      if (lengths.reduce((a, b) => a + b) > maxLength) return errorPage(c, tooLong, href);
      const refusal = await c.get('facts').checkLoadLimit().catch(contentError);
      if (refusal) return errorPage(c, refusal, href);
      const file = await serialize(handoutDocument(handout, loaded, site), format);
      c.header('Content-Type', format.type);
      c.header('Content-Disposition', contentDisposition(handout.title, format.extension));
      return c.body(file);
    });
  }
  return routes;
}

function errorPage(c: Context, { message, status }: ContentError, href: string) {
  const title = 'This file was not made';
  const body = errorDocument({ title, text: message, href, link: 'Back to the handout' });
  return c.html(body, status as ContentfulStatusCode);
}
