import { expect, test, vi } from 'vitest';
import { listNames, lists } from '../../../../shared/content/lists.ts';
import { contentRequests, parseRoute } from '../../../../shared/routes.ts';
import type { ContentCache } from '../../../../worker/content/cache.ts';
import { Refusal } from '../../../../worker/content/content-error.ts';
import { createContentService } from '../../../../worker/content/content-service.ts';
import { responsePolicy } from '../../../../worker/middleware/response-policy.ts';
import { noResponse } from '../../../../worker/provider/provider-error.ts';
import { apiRoutes } from '../../../../worker/routes/api.ts';
import { calendarRoutes } from '../../../../worker/routes/calendars.ts';
import { feedRoutes } from '../../../../worker/routes/feeds.ts';
import { handoutRoutes } from '../../../../worker/routes/handout.ts';
import { pageRoutes } from '../../../../worker/routes/pages.ts';
import { contentSite } from '../../../support/content-site.ts';
import { everyPage } from '../../../support/every-page.ts';
import { appWithFacts } from '../../../support/request-facts.ts';
import { browserUserAgent, crawler } from '../../../support/user-agent.ts';

const handout = everyPage.find((url) => url.startsWith('/handout?title')) ?? '';
const contents = everyPage.flatMap((url) =>
  contentRequests(parseRoute(new URL(url, 'https://areopagus.example'))),
);
/** One of each kind. */
const contentUrls = new Map(contents.map(({ kind, url }) => [kind, url])).values();

const urls = new Set([
  ...everyPage,
  ...contentUrls,
  ...listNames.map((list) => `${lists[list].path}/feed.xml`),
  '/sundays/feed.xml',
  '/sundays.ics',
  handout.replace('?', '.md?'),
]);

/** What happens to one content, which is slow if it comes after the time that a page waits for it. */
const faults = {
  failing: () => Promise.reject(new Error('Down for repairs.')),
  refused: () => Promise.reject(new Refusal(429, 'Too many.')),
  late: async () => ({
    pending: new Promise<never>((_, reject) => setTimeout(reject, 0, noResponse(undefined))),
  }),
  slow: async (load: () => Promise<unknown>) => ({
    pending: new Promise((resolve) => setTimeout(resolve)).then(load),
  }),
};

type Fault = { content: string; kind: keyof typeof faults };

/** A site with all content in its memory. `contents` are those that responses have used. */
function faultySite() {
  const { isolate } = contentSite();
  const contents = new Set<string>();
  let fault: Fault | undefined;
  const cache = {
    ...isolate.cache,
    storedOrLoading(recipe, facts) {
      const load = () => isolate.cache.storedOrLoading(recipe, facts);
      contents.add(recipe.request.url);
      return fault?.content === recipe.request.url ? faults[fault.kind](load) : load();
    },
    computed(key, ...rest) {
      const content = key.replace(/ \d+$/, '');
      contents.add(content);
      const hasFailed = fault?.content === content && /failing|refused/.test(fault.kind);
      return hasFailed ? faults.failing() : isolate.cache.computed(key, ...rest);
    },
  } as ContentCache;
  const services = { ...isolate, content: createContentService({ ...isolate, cache }) };
  const app = appWithFacts()
    .use(responsePolicy(isolate.now))
    .route('/api', apiRoutes(services))
    .route('/', feedRoutes(services))
    .route('/', calendarRoutes(services))
    .route('/', handoutRoutes(services))
    .route('/', pageRoutes(services));
  return {
    contents,
    async get(url: string, of?: Fault) {
      fault = of;
      const headers = of?.kind === 'late' ? { 'User-Agent': browserUserAgent } : crawler;
      const response = await app.request(url, { headers });
      const isPublic = /^public/.test(response.headers.get('Cache-Control') ?? '');
      return { isPublic, body: await response.text() };
    },
  };
}

test('what lacks a content that fails, is late or is refused is never public', async () => {
  const site = faultySite();
  for (const url of urls) await site.get(url);
  vi.mocked(AbortSignal.timeout).mockReturnValue(AbortSignal.abort());
  const wrong: string[] = [];
  for (const url of urls) {
    site.contents.clear();
    const { body } = await site.get(url);
    for (const content of [...site.contents]) {
      for (const kind of Object.keys(faults) as Fault['kind'][]) {
        const response = await site.get(url, { content, kind });
        // What is there in the end can be complete.
        const canBeSame = kind === 'slow' || kind === 'late';
        if (response.isPublic && !(canBeSame && response.body === body))
          wrong.push(`${url} without ${content}, ${kind}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
