import { parseArgs } from 'node:util';
import { runCommand, UsageError } from './command-line.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';
import { deploymentProblems } from './deployment/deployment-problems.ts';

/** `npm run check:deployable`: checks that wrangler.toml is complete and valid and that previews are isolated. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [target = 'production', ...others] = positionals;
  if ((target !== 'production' && target !== 'preview') || others.length > 0) {
    throw new UsageError(
      'Specify what to deploy: npm run check:deployable -- production | preview',
    );
  }
  const problems = deploymentProblems(await readDeploymentConfig(), target);
  if (problems.length > 0) {
    const list = problems.map((problem) => `- ${problem}`).join('\n');
    throw new UsageError(`wrangler.toml cannot be deployed to ${target} yet:\n${list}`);
  }
  console.log(`wrangler.toml can be deployed to ${target}.`);
});
