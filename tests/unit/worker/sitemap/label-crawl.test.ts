import { expect, test } from 'vitest';
import {
  type LabelCrawl,
  labelCrawlSchema,
  mergeLabelCrawl,
  recordLabel,
  storedLabelCrawl,
} from '../../../../worker/content/crawled-labels.ts';
import { newSitemapCrawl, runCrawl, runLimits } from '../../../../worker/sitemap/crawl-run.ts';
import { labelInterval, labelPages, nextLabel } from '../../../../worker/sitemap/label-crawl.ts';

const [first, second] = labelPages as [(typeof labelPages)[0], (typeof labelPages)[0]];
const start = Date.UTC(2026, 0, 1);

test('labels are requested once a day, the least recently requested first', () => {
  const labels: LabelCrawl = new Map();
  for (const [i, page] of labelPages.entries())
    recordLabel(labels, page.path, { posts: [] }, start + i);
  expect(nextLabel(labels, start + 1_000, start + 1_000)).toBeUndefined();
  const later = start + labelInterval + 1;
  expect(nextLabel(labels, later, later)).toEqual(first);
  recordLabel(labels, first.path, { posts: [] }, later);
  expect(nextLabel(labels, later, later)).toEqual(second);
});

test('failing labels do not block others, for any number of them', async () => {
  const crawl = newSitemapCrawl();
  const failing = new Set(labelPages.slice(0, 9).map(({ label }) => label));
  let time = start;
  for (let run = 0; run < 20; run++) {
    time += 15 * 60_000;
    let failures = 0;
    await runCrawl(crawl, {
      now: () => time++,
      isTokenRejected: () => false,
      async fetchPage(_, browse) {
        if (browse.mode !== 'label' || !failing.has(browse.label)) return { posts: [] };
        failures++;
        throw new Error('down');
      },
    });
    expect(failures).toBeLessThanOrEqual(runLimits.failures);
  }
  const checked = labelPages.filter(({ path }) => crawl.labels.get(path)?.checkedAt);
  expect(checked).toHaveLength(labelPages.length - failing.size);
});

test('the newer result of two isolates for a label is used', () => {
  const a: LabelCrawl = new Map();
  const b: LabelCrawl = new Map();
  recordLabel(a, first.path, { posts: [{ published: '2026-01-01T00:00:00Z' }] }, start);
  recordLabel(b, first.path, { posts: [] }, start + 1);
  recordLabel(b, second.path, { posts: [{ published: null }] }, start);
  mergeLabelCrawl(a, b);
  mergeLabelCrawl(b, a);
  expect(a).toEqual(b);
  expect(a.get(first.path)).toEqual({ triedAt: start + 1, checkedAt: start + 1 });
  const stored = JSON.parse(JSON.stringify(storedLabelCrawl(a)));
  expect(labelCrawlSchema.parse(stored)).toEqual(a);
});
