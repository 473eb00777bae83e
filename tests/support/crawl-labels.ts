import { createSampleProvider } from '../../sample-provider/sample-provider.ts';
import { localSettings } from '../../scripts/local-settings.ts';
import { crawlSite } from '../../worker/crawl/crawl.ts';
import { labelPages } from '../../worker/crawl/label-crawl.ts';
import { blogIdsOf } from '../../worker/provider/blog.ts';
import { createProvider } from '../../worker/provider/provider.ts';
import { parseSettings } from '../../worker/settings.ts';
import type { Site } from './site.ts';

let crawled: Promise<Map<string, string>> | undefined;

/** Stores what scheduled runs store until each label has had a response. The site must not have read it before. */
export async function crawlLabels(site: Site) {
  crawled ??= crawlSampleContent();
  const kv = await site.kv();
  for (const [key, value] of await crawled) await kv.put(key, value);
}

/** Crawls the sample content in this process, because a run in workerd takes many times as long. */
async function crawlSampleContent(): Promise<Map<string, string>> {
  const [siteUrl, providerUrl] = ['https://areopagus.example', 'https://provider.example'];
  const settings = parseSettings(localSettings({ siteUrl, providerUrl, environment: {} }));
  const { app } = createSampleProvider();
  const { blogService } = createProvider(settings, {
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    now: Date.now,
    waitUntil: () => {},
    store: { get: async () => undefined, put: async () => {} },
    onEnd: () => {},
  });
  const stored = new Map<string, string>();
  for (let run = 0; run < 70; run++) {
    await crawlSite({
      blogService,
      blogIds: blogIdsOf(settings),
      store: {
        read: async (key, schema) => schema.safeParse(JSON.parse(stored.get(key) ?? 'null')).data,
        put: async (key, value) => void stored.set(key, JSON.stringify(value)),
      },
      now: Date.now,
      log: () => {},
      reload: async () => {},
      invalidate: async () => {},
      inspectedSite: siteUrl,
    });
    const labels = Object.values(JSON.parse(stored.get('crawl labels') ?? '{}'));
    if (labels.length === labelPages.length) return stored;
  }
  throw new Error('The crawl does not end.');
}
