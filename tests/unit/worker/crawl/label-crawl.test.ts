import { expect, test } from 'vitest';
import { newCrawl, runCrawl, runLimits } from '../../../../worker/crawl/crawl-run.ts';
import {
  type LabelCrawl,
  labelCrawlSchema,
  labelInterval,
  labelPages,
  nextLabel,
  recordLabel,
  storedLabelCrawl,
} from '../../../../worker/crawl/label-crawl.ts';

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
  const crawl = newCrawl();
  const failing = new Set(labelPages.slice(0, 9).map(({ label }) => label));
  let time = start;
  for (let run = 0; run < 60; run++) {
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

test('the stored crawl is read back unchanged', () => {
  const labels: LabelCrawl = new Map();
  recordLabel(labels, first.path, { posts: [] }, start);
  recordLabel(labels, second.path, { posts: [{ published: null }] }, start);
  const stored = JSON.parse(JSON.stringify(storedLabelCrawl(labels)));
  expect(labelCrawlSchema.parse(stored)).toEqual(labels);
});
