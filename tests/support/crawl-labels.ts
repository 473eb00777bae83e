import { labelPages } from '../../worker/crawl/label-crawl.ts';
import type { Site } from './site.ts';

/** Triggers scheduled runs until each label has had a response. The few posts of the sample content are found before. */
export async function crawlLabels(site: Site) {
  const kv = await site.kv();
  for (let run = 0; run < 70; run++) {
    await site.runScheduled();
    const labels = Object.values(JSON.parse(String(await kv.get('crawl labels'))) ?? {});
    if (labels.length === labelPages.length) return;
  }
  throw new Error('The crawl does not end.');
}
