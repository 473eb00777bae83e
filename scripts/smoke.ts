import { parseArgs } from 'node:util';
import type { Expecting } from './smoke/check.ts';
import { headerChecks } from './smoke/header-checks.ts';
import { lookAt } from './smoke/look-at-site.ts';
import { robotsChecks } from './smoke/robots-checks.ts';
import { routeChecks } from './smoke/route-checks.ts';
import { secretChecks } from './smoke/secret-checks.ts';
import { streamingChecks } from './smoke/streaming-checks.ts';
import { createVisitor } from './smoke/visitor.ts';
import { runCommand, UsageError } from './usage-error.ts';

const usage = 'npm run smoke -- https://www.example.org [--expect production | preview | local]';

/** How long all checks together may take, also where the site never answers; ms. */
const patience = 50_000;

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
  const deadline = AbortSignal.timeout(patience);
  const visitor = createVisitor(origin, accessHeaders(), deadline);
  const began = performance.now();
  let failed = 0;
  for await (const { says, reason } of lookAt({ origin, expecting, visitor }, checks, deadline)) {
    if (reason) failed += 1;
    console.log(reason ? `FAIL  ${says}\n      ${reason}` : `ok    ${says}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${checks.length - failed} of ${checks.length} checks passed in ${seconds} s.`);
  if (failed === 0) return;
  process.exitCode = 1;
  // A look-up of the site's name that gets no answer cannot be broken off, not even by process.exit().
  setTimeout(() => process.kill(process.pid), 2_000).unref();
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

await runCommand(smoke);
