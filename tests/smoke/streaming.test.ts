import { expect, test } from 'vitest';
import { expectContent, request } from './site.ts';

// In a file of its own, because concurrent requests would delay the chunks.
test('a search that is in no cache is a complete page, and Loading... comes before its posts', async ({
  skip,
}) => {
  // The site calls the provider for it.
  const page = await request(`/quotes?q=${crypto.randomUUID().slice(0, 8)}`);
  await expectContent(page);
  expect(page.body.trimEnd().slice(-7), 'end').toBe('</html>');
  const loading = 'Loading...</p>';
  skip(!page.body.includes(loading), 'The posts came at once, so the page was not streamed.');
  const beforeLast = page.chunks.slice(0, -1).join('');
  expect(beforeLast.includes(loading), 'a chunk after Loading...').toBe(true);
});
