import { parseCommandLine, runCommand, UsageError } from './command-line.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';
import { obstacles } from './deployment/deployment-problems.ts';

const usage = 'npm run check:deployable -- production | preview [--config wrangler.toml]';

/** `npm run check:deployable`: whether wrangler.toml is filled in, right, and keeps previews apart. */
async function checkDeployable() {
  const { values, positionals } = parseCommandLine(
    {
      allowPositionals: true,
      options: { config: { type: 'string', default: 'wrangler.toml' } },
    },
    usage,
  );
  const [target = 'production', ...others] = positionals;
  if ((target !== 'production' && target !== 'preview') || others.length > 0) {
    throw new UsageError(`What is to be deployed? ${usage}`);
  }
  const found = obstacles(readDeploymentConfig(values.config), target);
  if (found.length > 0) {
    const list = found.map((obstacle) => `- ${obstacle}`).join('\n');
    throw new UsageError(`${values.config} cannot be deployed to ${target} yet:\n${list}`);
  }
  console.log(`${values.config} can be deployed to ${target}.`);
}

await runCommand(checkDeployable);
