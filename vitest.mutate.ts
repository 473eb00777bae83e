import { defineConfig } from 'vitest/config';

/** The unit tests of the code that `npm run mutate` changes. */
export default defineConfig({
  test: { include: ['tests/unit/{client,shared,worker}/**/*.test.ts'] },
});
