import { defineConfig } from 'vitest/config';

/** The unit tests of the code that `npm run mutate` changes. */
export default defineConfig({
  test: {
    include: ['tests/unit/{client,shared,worker}/**/*.test.ts'],
    isolate: false,
    testTimeout: 300_000,
  },
});
