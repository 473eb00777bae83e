import { type Check, expectOk, expectThat } from './check.ts';

/** What a page that waits says where its content belongs. */
const loading = 'Loading...</p>';

/** A first part and an end come within these; ms. */
const limits = { began: 2_000, ended: 6_000 };

export const streamingChecks: Check[] = [
  {
    says: 'a page whose content is late begins at once, and comes to its end',
    async run({ visitor }) {
      // Nobody has searched for this: the provider must be asked.
      const answer = await visitor.ask(`/quotes?q=${crypto.randomUUID().slice(0, 8)}`);
      const { body, parts, began, ended } = answer;
      expectOk(answer);
      expectThat('end', body.trimEnd().slice(-7), '</html>');
      expectThat(`first part within ${limits.began} ms`, began < limits.began, true);
      expectThat(`end within ${limits.ended} ms`, ended < limits.ended, true);
      if (!body.includes(loading)) return;
      const shownFirst = parts.findIndex((_, i) =>
        parts
          .slice(0, i + 1)
          .join('')
          .includes(loading),
      );
      expectThat('parts after the first Loading...', parts.length > shownFirst + 1, true);
    },
  },
];
