import { expect, test } from 'vitest';
import { expectContent, request } from './site.ts';

// In a file of its own, because concurrent requests would delay the chunks.
test('a page with pending content is streamed and complete', async () => {
  // This search is in no cache, so the site calls the provider.
  const page = await request(`/quotes?q=${crypto.randomUUID().slice(0, 8)}`);
  await expectContent(page);
  expect(page.body.trimEnd().slice(-7), 'end').toBe('</html>');
  expect(page.firstChunkAfter, 'time to the first chunk in ms').toBeLessThan(2_000);
  const loading = 'Loading...</p>';
  if (!page.body.includes(loading)) return;
  const last = page.chunks.at(-1) ?? '';
  expect(page.body.slice(0, -last.length).includes(loading), 'a chunk after Loading...').toBe(true);
});
