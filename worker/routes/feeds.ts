import { type Context, Hono } from 'hono';
import { feedHref, feedType, listNames, lists } from '../../shared/content/lists.ts';
import { dataOf } from '../../shared/content/result.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import type { Content } from '../content/content.ts';
import { feedKind } from '../content/loaders/posts.ts';
import { weeksKind } from '../content/loaders/readings.ts';
import type { Feed } from '../feeds/feed.ts';
import { readableAnywhere } from '../middleware/with-headers.ts';
import { pagesWithFeeds } from '../site-files.ts';
import { contentResponse, permanentRedirect } from './responses.ts';
import type { Services } from './services.ts';

/** `GET` of the feeds of all lists and of the labels in their panels, and of the coming Sunday. Other labels have none. */
export function feedRoutes({ settings, content }: Pick<Services, 'settings' | 'content'>): Hono {
  const routes = new Hono();
  for (const path of pagesWithFeeds) {
    routes.use(`${path}/:feed{feed\\.(?:xml|json)}`, readableAnywhere);
    // Once a JSON Feed, to which readers have subscribed.
    routes.get(`${path}/feed.json`, (c) =>
      permanentRedirect(c, feedHref(path, c.req.query('label'))),
    );
  }
  for (const list of listNames) {
    const { path, labels } = lists[list];
    routes.get(feedHref(path), async (c, next) => {
      const label = c.req.query('label') || undefined;
      if (label !== undefined && !labels.has(label)) return next();
      const { listFeed } = await import('../feeds/feed.ts');
      const loaded = await content.load(
        feedKind.request({ list, browse: { label } }),
        c.get('facts'),
      );
      return respond(c, feedHref(path, label), loaded, ({ posts }) =>
        listFeed(settings, { list, label, posts }),
      );
    });
  }
  const path = feedHref(sundaysPage.path);
  routes.get(path, async (c, next) => {
    const loaded = await content.load(weeksKind.request({}), c.get('facts'));
    if (dataOf(loaded.result)?.length === 0) return next();
    const { weeksFeed } = await import('../feeds/feed.ts');
    return respond(c, path, loaded, (weeks) => weeksFeed(settings, weeks));
  });
  return routes;

  async function respond<T>(
    c: Context,
    href: string,
    loaded: Content<T>,
    feedOf: (data: T) => Feed,
  ) {
    const { atom } = await import('../feeds/atom.ts');
    return contentResponse(c, loaded, `${feedType}; charset=utf-8`, (data) =>
      atom(feedOf(data), { settings, self: settings.SITE_URL + href, readAt: loaded.storedAt }),
    );
  }
}
