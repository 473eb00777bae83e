import { Hono } from 'hono';
import { type BrowseState, browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import { listNames, lists } from '../../shared/content/lists.ts';
import { feedHref } from '../../shared/routes.ts';
import type { ContentService } from '../content/content-service.ts';
import { feedKind } from '../content/loaders/feed.ts';
import { atomFormat, jsonFormat } from '../feeds/feed-url.ts';
import type { Settings } from '../settings.ts';
import { contentResponse } from './conditional-response.ts';

type FeedOptions = {
  settings: Settings;
  content: ContentService;
  now: () => number;
};

/** `GET` of the feeds of all lists and of the labels in their panels. Other labels have none. */
export function feedRoutes({ settings, content, now }: FeedOptions): Hono {
  const routes = new Hono();
  for (const list of listNames) {
    for (const format of [atomFormat, jsonFormat]) {
      routes.get(feedHref(list, format.file), async (c, next) => {
        const label = c.req.query('label') || undefined;
        if (label !== undefined && !lists[list].labels.has(label)) return next();
        const { feedOf } = await import('../feeds/feed.ts');
        const { serializeAtom, serializeJsonFeed } = await import('../feeds/serialize-feed.ts');
        const serialize = format === atomFormat ? serializeAtom : serializeJsonFeed;
        const browse: BrowseState = label === undefined ? browseAll() : browseLabel(label);
        const loaded = content.load(feedKind.request({ list, browse }));
        const self = settings.SITE_URL + feedHref(list, format.file, label);
        return contentResponse(c, await loaded, {
          type: `${format.type}; charset=utf-8`,
          serialize: ({ posts }) => serialize(feedOf({ settings, list, label, posts }), self),
          now,
        });
      });
    }
  }
  return routes;
}
