import { parseArgs } from 'node:util';
import { runCommand, UsageError } from './command-line.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';
import { deploymentProblems } from './deployment/deployment-problems.ts';

const usage = 'npm run check:deployable -- production | preview [--config wrangler.toml]';

/** `npm run check:deployable`: checks that wrangler.toml is complete and valid and that previews are isolated. */
async function checkDeployable() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { config: { type: 'string', default: 'wrangler.toml' } },
  });
  const [target = 'production', ...others] = positionals;
  if ((target !== 'production' && target !== 'preview') || others.length > 0) {
    throw new UsageError(`Specify what to deploy: ${usage}`);
  }
  const problems = deploymentProblems(readDeploymentConfig(values.config), target);
  if (problems.length > 0) {
    const list = problems.map((problem) => `- ${problem}`).join('\n');
    throw new UsageError(`${values.config} cannot be deployed to ${target} yet:\n${list}`);
  }
  console.log(`${values.config} can be deployed to ${target}.`);
}

await runCommand(checkDeployable);
