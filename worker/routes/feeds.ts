import { Hono } from 'hono';
import { listNames, lists } from '../../shared/content/lists.ts';
import { type PostReference, postKind } from '../../shared/content/post.ts';
import { dataOf } from '../../shared/content/result.ts';
import { postKey } from '../../shared/handout/handout.ts';
import { feedHref } from '../../shared/pages/list-href.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import type { ContentService } from '../content/content-service.ts';
import { feedKind } from '../content/loaders/posts.ts';
import { weeksKind } from '../content/loaders/sundays.ts';
import { atomFormat, type FeedFormat, jsonFormat } from '../feeds/feed-url.ts';
import { readableAnywhere } from '../middleware/readable-anywhere.ts';
import type { Settings } from '../settings.ts';
import { contentResponse } from './conditional-response.ts';

type FeedOptions = {
  settings: Settings;
  content: ContentService;
  now: typeof Date.now;
};

/** `GET` of the feeds of all lists and of the labels in their panels, and of the coming Sunday. Other labels have none. */
export function feedRoutes({ settings, content, now }: FeedOptions): Hono {
  const routes = new Hono();
  for (const list of listNames) {
    for (const format of [atomFormat, jsonFormat]) {
      routes.get(feedHref(lists[list].path, format.file), readableAnywhere, async (c, next) => {
        const label = c.req.query('label') || undefined;
        if (label !== undefined && !lists[list].labels.has(label)) return next();
        const { feedOf } = await import('../feeds/feed.ts');
        const serialize = await serializerOf(format);
        const loaded = content.load(feedKind.request({ list, browse: { label } }));
        const self = settings.SITE_URL + feedHref(lists[list].path, format.file, label);
        return contentResponse(c, await loaded, {
          type: `${format.type}; charset=utf-8`,
          serialize: ({ posts }) => serialize(feedOf({ settings, list, label, posts }), self),
          now,
        });
      });
    }
  }
  for (const format of [atomFormat, jsonFormat]) {
    const path = feedHref(sundaysPage.path, format.file);
    routes.get(path, readableAnywhere, async (c, next) => {
      const loaded = await content.load(weeksKind.request({}));
      const weeks = dataOf(loaded.result) ?? [];
      if (weeks.length === 0) return next();
      const { postsOfWeeks, weeksFeed } = await import('../feeds/weeks-feed.ts');
      const serialize = await serializerOf(format);
      const firstLines = await firstLinesOf(postsOfWeeks(weeks));
      return contentResponse(c, loaded, {
        type: `${format.type}; charset=utf-8`,
        serialize: (weeks) =>
          serialize(weeksFeed({ settings, weeks, firstLines }), settings.SITE_URL + path),
        now,
      });
    });
  }
  return routes;

  /** Posts that cannot be loaded have none. */
  async function firstLinesOf(posts: readonly PostReference[]): Promise<Map<string, string>> {
    const lines = posts.map(async (post): Promise<[string, string][]> => {
      const { result } = await content.load(postKind.request(post));
      return 'data' in result ? [[postKey(post), result.data.description]] : [];
    });
    return new Map((await Promise.all(lines)).flat());
  }
}

async function serializerOf(format: FeedFormat) {
  const { serializeAtom, serializeJsonFeed } = await import('../feeds/serialize-feed.ts');
  return format === atomFormat ? serializeAtom : serializeJsonFeed;
}
