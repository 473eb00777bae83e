import { parseCommandLine, parseWholeNumber, runCommand, UsageError } from './command-line.ts';
import type { Expecting } from './smoke/check.ts';
import { createVisitor } from './smoke/client.ts';
import { headerChecks } from './smoke/header-checks.ts';
import { findOutage } from './smoke/provider-outage.ts';
import { robotsChecks } from './smoke/robots-checks.ts';
import { routeChecks } from './smoke/route-checks.ts';
import { lookAt, lookRepeatedly, type Outcome } from './smoke/run-checks.ts';
import { secretChecks } from './smoke/secret-checks.ts';
import { streamingChecks } from './smoke/streaming-checks.ts';

const usage =
  'npm run smoke -- https://www.example.org [--expect production | preview | local] [--attempts 3]';

/** How long all checks together may take, also where the site never answers, and then the look for an outage; ms. */
const limits = { checks: 45_000, outage: 10_000 };

/** The Worker asks a provider that failed again after 5 s (worker/content/content-cache.ts); ms. */
const pause = 6_000;

/** The exit code where only the content provider is down: EX_TEMPFAIL of sysexits.h. */
const outageCode = 75;

const checks = [...routeChecks, ...headerChecks, ...streamingChecks, ...robotsChecks];

/** `npm run smoke -- URL`: looks at a deployed site from outside, and says what is not as it should be. */
async function smoke() {
  const { origin, expecting, attempts } = parseCommand();
  const deadline = AbortSignal.timeout(limits.checks);
  const visitor = createVisitor(origin, accessHeaders(), deadline);
  const site = { origin, expecting, visitor };
  const began = performance.now();
  const missed = await lookRepeatedly(site, checks, {
    attempts,
    pause,
    deadline,
    onOutcome: ({ says, result, reason }) =>
      console.log(result === 'passed' ? `ok    ${says}` : `miss  ${says}\n      ${reason}`),
  });
  const secrets = secretChecks(process.env);
  for await (const outcome of lookAt(site, secrets, deadline)) {
    if (outcome.result === 'passed') console.log(`ok    ${outcome.says}`);
    else missed.push(outcome);
  }
  for (const { says, reason } of missed) console.log(`FAIL  ${says}\n      ${reason}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const all = checks.length + secrets.length;
  console.log(`${all - missed.length} of ${all} checks passed in ${seconds} s.`);
  if (missed.length === 0) return;
  const outage = await outageBehind(missed, origin);
  process.exitCode = outage ? outageCode : 1;
  if (outage) {
    console.log(`The content provider is down (${outage}): this is not a fault of the site.`);
  }
  // A look-up of the site's name that gets no answer cannot be broken off, not even by process.exit().
  setTimeout(() => process.kill(process.pid), 2_000).unref();
}

/** How the content provider fails, where that explains all that was missed. */
async function outageBehind(missed: readonly Outcome[], origin: string) {
  if (missed.some(({ result }) => result === 'failed')) return;
  if (!missed.some(({ result }) => result === 'unavailable')) return;
  const visitor = createVisitor(origin, accessHeaders(), AbortSignal.timeout(limits.outage));
  return findOutage(visitor).catch(() => undefined);
}

function parseCommand(): { origin: string; expecting: Expecting; attempts: number } {
  const { values, positionals } = parseCommandLine(
    {
      allowPositionals: true,
      options: {
        expect: { type: 'string', default: 'production' },
        attempts: { type: 'string', default: '3' },
      },
    },
    usage,
  );
  const [address = '', ...others] = positionals;
  const { expect: expecting } = values;
  const attempts = parseWholeNumber('--attempts', values.attempts, 1);
  const isKnown = expecting === 'production' || expecting === 'preview' || expecting === 'local';
  if (!URL.canParse(address) || !/^https?:/.test(address) || others.length > 0 || !isKnown) {
    throw new UsageError(`Which site is to be looked at? ${usage}`);
  }
  return { origin: new URL(address).origin, expecting, attempts };
}

/** A service token of Cloudflare Access, by which a protected preview can be looked at. */
function accessHeaders(): Record<string, string> {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env;
  return id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {};
}

await runCommand(smoke);
