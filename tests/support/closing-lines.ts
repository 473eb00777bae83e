import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Prints each test that was retried, with its first failure and the difference, and at the end what ran where. */
export function closingLines(): Reporter {
  let vitest: Vitest;
  const retried: TestCase[] = [];

  function printRetried(test: TestCase) {
    retried.push(test);
    const [failure] = test.result().errors ?? [];
    const lines = failure?.stack?.split('\n').filter((line) => !line.includes('node_modules'));
    const name = `Tried again: ${test.module.relativeModuleId} > ${test.fullName}`;
    console.log([name, ...(lines ?? []), failure?.diff ?? ''].join('\n'));
  }

  return {
    onInit(started) {
      vitest = started;
    },
    onTestCaseResult(test) {
      if (test.diagnostic()?.retryCount) printRetried(test);
    },
    onTestRunEnd(modules) {
      const count = (state: string, of = modules) => testsOf(of, state).length;
      const chromium = vitest.projects
        .map((project) => project.getProvidedContext().chromium)
        .find(Boolean);
      const engines = modules.filter(({ project }) => project.name === 'engines');
      const ran = engines.filter((module) => count('passed', [module]) > 0).map(suiteName);
      const skipped = modules.filter((module) => count('skipped', [module]) > 0);
      console.log(
        [
          `Browser tests: ${[...(chromium ? [`in ${chromium}`] : []), ...ran].join(', ') || 'none'}.`,
          `Skipped, because a program is not installed: ${skipped.map(suiteName).join(', ') || 'nothing'}.`,
          `Tests that were tried again: ${retried.length}.`,
          `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
        ].join('\n'),
      );
    },
  };
}

function testsOf(modules: readonly TestModule[], state: string): TestCase[] {
  return modules.flatMap((module) => Array.from(module.children.allTests(state as never)));
}

/** The name of the suite of a module that needs a program: 'in Firefox'. */
function suiteName(module: TestModule): string {
  return Array.from(module.children.suites(), ({ name }) => name).join(', ');
}
