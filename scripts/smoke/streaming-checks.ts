import { type Check, expectOk, expectThat } from './check.ts';

/** The placeholder of pending content. */
const loading = 'Loading...</p>';

/** The time limits, in ms. */
const limits = { firstChunkAfter: 2_000, endAfter: 6_000 };

export const streamingChecks: Check[] = [
  {
    description: 'a page with pending content is streamed and complete',
    async run({ client }) {
      // This search is in no cache, so the site calls the provider.
      const response = await client.request(`/quotes?q=${crypto.randomUUID().slice(0, 8)}`);
      const { body, chunks, firstChunkAfter, endAfter } = response;
      expectOk(response);
      expectThat('end', body.trimEnd().slice(-7), '</html>');
      expectThat(
        `first chunk within ${limits.firstChunkAfter} ms`,
        firstChunkAfter < limits.firstChunkAfter,
        true,
      );
      expectThat(`end within ${limits.endAfter} ms`, endAfter < limits.endAfter, true);
      if (!body.includes(loading)) return;
      const loadingAt = chunks.findIndex((_, i) =>
        chunks
          .slice(0, i + 1)
          .join('')
          .includes(loading),
      );
      expectThat('chunks after the first Loading...', chunks.length > loadingAt + 1, true);
    },
  },
];
