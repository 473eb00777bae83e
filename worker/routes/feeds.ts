import type { Handler } from 'hono';
import { type BrowseState, browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import { listNames, lists } from '../../shared/content/lists.ts';
import type { ContentService } from '../content/content-service.ts';
import { feedOf } from '../feeds/feed.ts';
import { atomFormat, feedPath, jsonFormat } from '../feeds/feed-url.ts';
import { serializeAtom, serializeJsonFeed } from '../feeds/serialize-feed.ts';
import type { Settings } from '../settings.ts';
import { contentResponse } from './content-response.ts';

type FeedOptions = {
  settings: Settings;
  content: ContentService;
  now: () => number;
};

const serializers = [
  { format: atomFormat, serialize: serializeAtom },
  { format: jsonFormat, serialize: serializeJsonFeed },
];

/** `GET` of the feeds of all lists and of the labels in their panels. Other labels have none. */
export function feedHandler({ settings, content, now }: FeedOptions): Handler {
  const feeds = listNames.flatMap((list) =>
    serializers.map((serializer) => ({ list, ...serializer })),
  );
  return async (c, next) => {
    const feed = feeds.find(({ list, format }) => feedPath(list, format) === c.req.path);
    const label = c.req.query('label') || undefined;
    if (!feed || (label !== undefined && !lists[feed.list].labels.has(label))) return next();
    const { list, format, serialize } = feed;
    const browse: BrowseState = label === undefined ? browseAll() : browseLabel(label);
    const loaded = content.feed(c.req.path, list, browse);
    const self = settings.SITE_URL + feedPath(list, format, label);
    return contentResponse(c, await loaded, {
      type: `${format.type}; charset=utf-8`,
      serialize: ({ posts }) => serialize(feedOf({ settings, list, label, posts }), self),
      now,
    });
  };
}
