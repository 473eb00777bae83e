import { parseCommandLine, runCommand } from './command-line.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';

/** `npm run site-url`: prints the URL of production. */
async function siteUrl() {
  parseCommandLine({}, 'npm run --silent site-url');
  console.log(readDeploymentConfig('wrangler.toml').vars.SITE_URL);
}

await runCommand(siteUrl);
