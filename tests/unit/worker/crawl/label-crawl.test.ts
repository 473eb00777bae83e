import { expect, test } from 'vitest';
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
  for (const [i, page] of labelPages.entries()) recordLabel(labels, page, { posts: [] }, start + i);
  expect(nextLabel(labels, start + 1_000, start + 1_000)).toBeUndefined();
  const later = start + labelInterval + 1;
  expect(nextLabel(labels, later, later)).toEqual(first);
  recordLabel(labels, first, { posts: [] }, later);
  expect(nextLabel(labels, later, later)).toEqual(second);
});

test('the stored crawl is read back unchanged', () => {
  const labels: LabelCrawl = new Map();
  recordLabel(labels, first, { posts: [] }, start);
  recordLabel(labels, second, { posts: [{ id: '1', published: null }] }, start);
  const stored = JSON.parse(JSON.stringify(storedLabelCrawl(labels)));
  expect(labelCrawlSchema.parse(stored)).toEqual(labels);
});
