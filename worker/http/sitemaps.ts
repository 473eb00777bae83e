import { type Context, Hono } from 'hono';
import type { createInventory } from '../content/inventory.ts';
import { siteFiles } from '../discovery/site-files.ts';
import { type SitemapEntry, sitemap, sitemapEntries, sitemapPart } from '../discovery/sitemap.ts';
import { cacheControl } from './cache-control.ts';
import { conditionalAnswer } from './conditional-answer.ts';

type SitemapsOptions = { siteUrl: string; inventory: ReturnType<typeof createInventory> };

const keeping = { nothing: cacheControl.none, some: cacheControl.brief, all: cacheControl.file };

/** The sitemap, from what is known at any time. */
export function createSitemaps({ siteUrl, inventory }: SitemapsOptions) {
  async function answer(
    c: Context,
    write: (entries: SitemapEntry[]) => string | undefined,
  ): Promise<Response | undefined> {
    const known = await inventory.read();
    const body = write(sitemapEntries(known));
    if (body === undefined) return undefined;
    return conditionalAnswer(c, {
      body,
      type: 'application/xml; charset=utf-8',
      cacheControl: keeping[known.learnt],
    });
  }

  return new Hono()
    .get(siteFiles.sitemap, (c) => answer(c, (entries) => sitemap(siteUrl, entries)))
    .get('/:file{sitemap-[1-9][0-9]*\\.xml}', async (c, next) => {
      const number = Number.parseInt(c.req.param('file').replace('sitemap-', ''), 10);
      return (await answer(c, (entries) => sitemapPart(siteUrl, entries, number))) ?? next();
    });
}
