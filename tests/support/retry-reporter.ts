import type { Reporter } from 'vitest/node';

/** Prints each test that was tried again, with its first failure and the difference, and at the end how many there were. */
export function retryReporter(): Reporter {
  let retried = 0;
  return {
    onTestCaseResult(test) {
      if (!test.diagnostic()?.retryCount) return;
      retried++;
      const [failure] = test.result().errors ?? [];
      const lines = failure?.stack?.split('\n').filter((line) => !line.includes('node_modules'));
      const name = `Tried again: ${test.module.relativeModuleId} > ${test.fullName}`;
      console.log([name, ...(lines ?? []), failure?.diff ?? ''].join('\n'));
    },
    onTestRunEnd() {
      console.log(`Tests that were tried again: ${retried}.`);
    },
  };
}
