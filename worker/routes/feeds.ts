import { type Context, Hono } from 'hono';
import {
  type FeedFormat,
  feedFormats,
  feedHref,
  listNames,
  lists,
} from '../../shared/content/lists.ts';
import { dataOf } from '../../shared/content/result.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import type { Content } from '../content/content.ts';
import { feedKind } from '../content/loaders/posts.ts';
import { weeksKind } from '../content/loaders/sundays.ts';
import type { Feed } from '../feeds/feed.ts';
import { readableAnywhere } from '../middleware/with-headers.ts';
import { contentResponse } from './responses.ts';
import type { Services } from './services.ts';

/** `GET` of the feeds of all lists and of the labels in their panels, and of the coming Sunday. Other labels have none. */
export function feedRoutes({ settings, content, now }: Services): Hono {
  const routes = new Hono();
  for (const format of feedFormats) {
    for (const list of listNames) {
      const { path, labels } = lists[list];
      const feedPath = feedHref(path, format.file);
      routes.use(feedPath, readableAnywhere).get(feedPath, async (c, next) => {
        const label = c.req.query('label') || undefined;
        if (label !== undefined && !labels.has(label)) return next();
        const { listFeed } = await import('../feeds/feed.ts');
        const loaded = await content.load(feedKind.request({ list, browse: { label } }));
        const href = feedHref(path, format.file, label);
        return respond(c, format, href, loaded, ({ posts }) =>
          listFeed(settings, { list, label, posts }),
        );
      });
    }
    const path = feedHref(sundaysPage.path, format.file);
    routes.use(path, readableAnywhere).get(path, async (c, next) => {
      const loaded = await content.load(weeksKind.request({}));
      if (dataOf(loaded.result)?.length === 0) return next();
      const { weeksFeed } = await import('../feeds/feed.ts');
      return respond(c, format, path, loaded, (weeks) => weeksFeed(settings, weeks));
    });
  }
  return routes;

  async function respond<T>(
    c: Context,
    { file, type }: FeedFormat,
    href: string,
    loaded: Content<T>,
    feedOf: (data: T) => Feed,
  ) {
    const { serializeFeed } = await import('../feeds/serialize-feed.ts');
    return contentResponse(c, loaded, {
      type: `${type}; charset=utf-8`,
      serialize: (data) => serializeFeed[file](feedOf(data), settings.SITE_URL + href, settings),
      now,
    });
  }
}
