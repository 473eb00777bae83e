import { parseArgs } from 'node:util';
import type { Settings } from '../worker/settings.ts';
import { runCommand, UsageError } from './command-line.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';
import { siteReport } from './faults/site-report.ts';

const usage = 'npm run faults [-- URL]';

/**
 * `npm run faults [-- URL]`: reads all posts through the API of a deployed site, by default that of wrangler.toml, and
 * prints what may be wrong in them as Markdown. It prints nothing if nothing was found.
 */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { vars } = await readDeploymentConfig();
  const [url = String(vars.SITE_URL), ...others] = positionals;
  if (!URL.canParse(url) || !/^https?:/.test(url) || others.length > 0) {
    throw new UsageError(`Specify the URL of the site: ${usage}`);
  }
  const lectionary = (vars.LECTIONARY ?? 'lsb') as Settings['LECTIONARY'];
  const report = await siteReport(new URL(url).origin, lectionary);
  if (report) console.log(report);
});
