import { parseArgs } from 'node:util';
import { type Expecting, Mismatch } from './smoke/check.ts';
import { headerChecks } from './smoke/header-checks.ts';
import { robotsChecks } from './smoke/robots-checks.ts';
import { routeChecks } from './smoke/route-checks.ts';
import { secretChecks } from './smoke/secret-checks.ts';
import { streamingChecks } from './smoke/streaming-checks.ts';
import { createVisitor } from './smoke/visitor.ts';
import { runCommand, UsageError } from './usage-error.ts';

const usage = 'npm run smoke -- https://www.example.org [--expect production | preview | local]';

/** `npm run smoke -- URL`: looks at a deployed site from outside, and says what is not as it should be. */
async function smoke() {
  const { origin, expecting } = parseCommand();
  const checks = [
    ...routeChecks,
    ...headerChecks,
    ...streamingChecks,
    ...robotsChecks,
    ...secretChecks(process.env),
  ];
  const site = { origin, expecting, visitor: createVisitor(origin, accessHeaders()) };
  const began = performance.now();
  let failed = 0;
  for (const { says, run } of checks) {
    const reason = await run(site).then(() => undefined, reasonOf);
    if (reason) failed += 1;
    console.log(reason ? `FAIL  ${says}\n      ${reason}` : `ok    ${says}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${checks.length - failed} of ${checks.length} checks passed in ${seconds} s.`);
  if (failed > 0) process.exitCode = 1;
}

function parseCommand(): { origin: string; expecting: Expecting } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { expect: { type: 'string', default: 'production' } },
  });
  const [address = '', ...others] = positionals;
  const { expect: expecting } = values;
  const isKnown = expecting === 'production' || expecting === 'preview' || expecting === 'local';
  if (!URL.canParse(address) || !/^https?:/.test(address) || others.length > 0 || !isKnown) {
    throw new UsageError(`Which site is to be looked at? ${usage}`);
  }
  return { origin: new URL(address).origin, expecting };
}

/** A service token of Cloudflare Access, by which a protected preview can be looked at. */
function accessHeaders(): Record<string, string> {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env;
  return id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {};
}

function reasonOf(error: unknown): string {
  if (error instanceof Mismatch) return error.message;
  const { cause } = error instanceof Error ? error : {};
  return cause ? `${error} (${cause})` : String(error);
}

await runCommand(smoke);
