/** Measures whether the unit tests notice a change of the code (npm run mutate). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.ts' },
  mutate: [
    'shared/**/*.{ts,tsx}',
    'worker/{contact,content,crawl,sanitize,scripture,search,sundays}/**/*.ts',
    'worker/provider/{http-client,session}.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A change that does not end is noticed, and a busy machine is not one.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  // Mutants of code that runs at import need all tests. They are a third of the mutants and take most of the time.
  ignoreStatic: true,
  // TypeScript 7 has no API that could read the configuration.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'tests/{browser,corpora,engines,smoke,worker}'],
  tempDirName: '.stryker',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
