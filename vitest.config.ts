import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { documents } from './scripts/documents-plugin.ts';
import { closingLines } from './tests/support/closing-lines.ts';

/** Limits for what hangs, in ms. A busy machine of a third of the speed reaches none of them. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

const corpora = {
  test: {
    ...limits,
    name: 'corpora',
    isolate: false,
    include: ['tests/corpora/**/*.test.ts'],
    globalSetup: 'tests/support/chromium-setup.ts',
  },
};

/** The tests of a deployed site (scripts/smoke.ts). They are concurrent, so a site that never responds fails in a minute. */
const smoke = {
  test: {
    name: 'smoke',
    isolate: false,
    include: ['tests/smoke/*.test.ts'],
    sequence: { concurrent: true },
    maxConcurrency: 30,
    testTimeout: 60_000,
  },
};

/** A test of a browser or of workerd is tried again in the gate, because a busy machine can delay any of them. */
const retry = process.env.CI ? 1 : 0;

/** Separate from vite.config.ts, because the tests run the built Worker in workerd. */
export default defineConfig({
  test: {
    // Tests wait at times, so one file more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', closingLines()],
    projects: [
      {
        plugins: [documents],
        test: {
          ...limits,
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.ts', 'tests/sample-provider/**/*.test.ts'],
          css: { include: /\.module\.css$/ },
        },
      },
      {
        test: {
          ...limits,
          name: 'worker',
          // Sharing the modules saves time because the imports are large.
          isolate: false,
          include: ['tests/worker/**/*.test.ts'],
          retry,
        },
      },
      {
        test: {
          ...limits,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          retry,
          globalSetup: 'tests/support/chromium-setup.ts',
          // The files of a process share one browser and their modules.
          isolate: false,
        },
      },
      {
        test: {
          ...limits,
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          // The drivers of these engines sometimes lose a command during a navigation.
          retry: 1,
        },
      },
      // Only if CORPORA is the folder of the data, which are not part of the project.
      ...(process.env.CORPORA ? [corpora] : []),
      ...(process.env.SMOKE_URL ? [smoke] : []),
    ],
  },
});
