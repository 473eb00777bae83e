import type { Handler } from 'hono';
import { type BrowseState, browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import { lists } from '../../shared/content/lists.ts';
import { contentError } from '../content/content-error.ts';
import type { ContentLoaders } from '../content/content-loaders.ts';
import { feedOf } from '../feeds/feed.ts';
import { atomFormat, feedPath, jsonFormat } from '../feeds/feed-url.ts';
import { serializeAtom, serializeJsonFeed } from '../feeds/serialize-feed.ts';
import { errorLine } from '../provider/provider-error.ts';
import { requestContext } from '../request-context.ts';
import type { Settings } from '../settings.ts';
import { conditionalResponse } from './conditional-response.ts';
import { contentCacheControl } from './content-cache-control.ts';
import { errorResponse } from './error-response.ts';

type FeedOptions = { settings: Settings; loaders: ContentLoaders; log: (event: object) => void };

const serializers = [
  { format: atomFormat, serialize: serializeAtom },
  { format: jsonFormat, serialize: serializeJsonFeed },
];

/** `GET` of the feeds of all lists and of the labels in their panels. Other labels have none. */
export function feedHandler({ settings, loaders, log }: FeedOptions): Handler {
  const read = {
    thoughts: loaders.thoughts,
    quotes: loaders.quotes,
    articles: loaders.articlesInFull,
  };
  const feeds = lists.flatMap((list) => serializers.map((serializer) => ({ list, ...serializer })));
  return async (c, next) => {
    const feed = feeds.find(({ list, format }) => feedPath(list, format) === c.req.path);
    const label = c.req.query('label') || undefined;
    if (!feed || (label !== undefined && !feed.list.labels.has(label))) return next();
    const { list, format, serialize } = feed;
    const browse: BrowseState = label === undefined ? browseAll() : browseLabel(label);
    try {
      const { posts } = await read[list.name](browse).value;
      const self = settings.SITE_URL + feedPath(list, format, label);
      return await conditionalResponse(c, {
        body: serialize(feedOf({ settings, list, label, posts }), self),
        type: `${format.type}; charset=utf-8`,
        cacheControl: contentCacheControl(requestContext()),
      });
    } catch (error) {
      log({ event: 'content-failed', path: c.req.path, error: errorLine(error) });
      return errorResponse(c, contentError(error));
    }
  };
}
