import { parseCommandLine, parseInteger, runCommand, UsageError } from './command-line.ts';
import type { ExpectedDeployment } from './smoke/check.ts';
import { createClient } from './smoke/client.ts';
import { headerChecks } from './smoke/header-checks.ts';
import { findOutage } from './smoke/provider-outage.ts';
import { robotsChecks } from './smoke/robots-checks.ts';
import { routeChecks } from './smoke/route-checks.ts';
import { type Outcome, runChecks, runChecksWithRetries } from './smoke/run-checks.ts';
import { secretChecks } from './smoke/secret-checks.ts';
import { streamingChecks } from './smoke/streaming-checks.ts';

const usage =
  'npm run smoke -- https://www.example.org [--expect production | preview | local] [--attempts 3]';

/** The time limits for all checks together and for the detection of an outage, in ms. */
const limits = { checks: 45_000, outage: 10_000 };

/** In ms. The Worker calls a provider that failed again after 5 s (worker/content/content-cache.ts). */
const pause = 6_000;

/** The exit code if only the content provider is down: EX_TEMPFAIL of sysexits.h. */
const outageCode = 75;

const checks = [...routeChecks, ...headerChecks, ...streamingChecks, ...robotsChecks];

/** `npm run smoke -- URL`: checks a deployed site over HTTP and prints the checks that do not pass. */
async function smoke() {
  const { origin, expectedDeployment, attempts } = parseCommand();
  const deadline = AbortSignal.timeout(limits.checks);
  const client = createClient(origin, accessHeaders(), deadline);
  const site = { origin, expectedDeployment, client };
  const start = performance.now();
  const unpassed = await runChecksWithRetries(site, checks, {
    attempts,
    pause,
    deadline,
    onOutcome: ({ description, result, reason }) =>
      console.log(
        result === 'passed' ? `ok    ${description}` : `miss  ${description}\n      ${reason}`,
      ),
  });
  const secrets = secretChecks(process.env);
  for await (const outcome of runChecks(site, secrets, deadline)) {
    if (outcome.result === 'passed') console.log(`ok    ${outcome.description}`);
    else unpassed.push(outcome);
  }
  for (const { description, reason } of unpassed) {
    console.log(`FAIL  ${description}\n      ${reason}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const all = checks.length + secrets.length;
  console.log(`${all - unpassed.length} of ${all} checks passed in ${seconds} s.`);
  if (unpassed.length === 0) return;
  const outage = await explainingOutage(unpassed, origin);
  process.exitCode = outage ? outageCode : 1;
  if (outage) {
    console.log(`The content provider is down (${outage}): this is not a fault of the site.`);
  }
  // A pending DNS lookup cannot be aborted, not even by process.exit().
  setTimeout(() => process.kill(process.pid), 2_000).unref();
}

/** Returns how the content provider fails if that explains all checks that did not pass. */
async function explainingOutage(unpassed: readonly Outcome[], origin: string) {
  if (unpassed.some(({ result }) => result === 'failed')) return;
  if (!unpassed.some(({ result }) => result === 'unavailable')) return;
  const client = createClient(origin, accessHeaders(), AbortSignal.timeout(limits.outage));
  return findOutage(client).catch(() => undefined);
}

function parseCommand(): {
  origin: string;
  expectedDeployment: ExpectedDeployment;
  attempts: number;
} {
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
  const [url = '', ...others] = positionals;
  const { expect: expectedDeployment } = values;
  const attempts = parseInteger('--attempts', values.attempts, 1);
  const isDeployment =
    expectedDeployment === 'production' ||
    expectedDeployment === 'preview' ||
    expectedDeployment === 'local';
  if (!URL.canParse(url) || !/^https?:/.test(url) || others.length > 0 || !isDeployment) {
    throw new UsageError(`Specify the URL of the site: ${usage}`);
  }
  return { origin: new URL(url).origin, expectedDeployment, attempts };
}

/** The headers of a Cloudflare Access service token, which gives access to protected previews. */
function accessHeaders(): Record<string, string> {
  const { CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret } = process.env;
  return id && secret ? { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret } : {};
}

await runCommand(smoke);
