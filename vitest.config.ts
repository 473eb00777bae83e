import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const corpora = {
  test: {
    name: 'corpora',
    isolate: false,
    include: ['tests/corpora/**/*.test.ts'],
    globalSetup: ['tests/support/chromium-setup.ts', 'tests/support/corpora-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
};

/** Apart from vite.config.ts: the Worker is tested as it was built, in workerd. */
export default defineConfig({
  test: {
    // Tests wait now and then: one file more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.ts', 'tests/sample-provider/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'worker',
          // What the files import is large.
          isolate: false,
          include: ['tests/worker/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/chromium-setup.ts',
          // The files of a process share one browser, and what they import.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Only where CORPORA names the folder of its data, which are not part of the project.
      ...(process.env.CORPORA ? [corpora] : []),
    ],
  },
});
