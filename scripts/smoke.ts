import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { parseInteger, runCommand, UsageError } from './command-line.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';

const usage = 'npm run smoke [-- URL --expect production | preview | local --attempts 3]';

/** Ms. The Worker calls a provider that failed again after 5 s (worker/content/cache-policy.ts). */
const pause = 6_000;

/** The exit code if only the content provider is down: EX_TEMPFAIL of sysexits.h. */
const outageCode = 75;

/** `npm run smoke [-- URL]`: checks a deployed site over HTTP with the tests in tests/smoke/, by default that of wrangler.toml. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      expect: { type: 'string', default: 'production' },
      attempts: { type: 'string', default: '3' },
    },
  });
  const [url = String((await readDeploymentConfig()).vars.SITE_URL), ...others] = positionals;
  const isDeployment = ['production', 'preview', 'local'].includes(values.expect);
  if (!URL.canParse(url) || !/^https?:/.test(url) || others.length > 0 || !isDeployment) {
    throw new UsageError(`Specify the URL of the site: ${usage}`);
  }
  process.env.SMOKE_URL = url;
  process.env.SMOKE_EXPECT = values.expect;
  const count = parseInteger('--attempts', values.attempts, 1) - 1;
  const vitest = await startVitest([], {
    project: ['smoke'],
    watch: false,
    reporters: 'verbose',
    retry: { count, delay: pause },
  });
  const modules = vitest.state.getTestModules();
  const failed = modules.flatMap((module) => [...module.children.allTests('failed')]);
  await vitest.close();
  const isOutage = failed.every((test) => test.result().errors?.at(-1)?.name === 'ProviderOutage');
  if (failed.length === 0 || !isOutage) return;
  console.log('Only the content provider is down: this is not a fault of the site.');
  process.exitCode = outageCode;
});
