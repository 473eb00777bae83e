import { parseCommandLine, parseInteger, runCommand } from '../scripts/command-line.ts';
import { books } from '../shared/scripture/books.ts';
import { serveBuiltSite } from './direct-worker.ts';
import { startFailingProvider } from './failing-provider.ts';
import { conditions } from './report.ts';
import { quantile, type Sample, slope } from './statistics.ts';
import { type SustainedLoadResult, sustainLoad } from './sustained-load.ts';

const connections = 64;
/** One request in this many is a new search. It is in no cache, so it fails if its call fails. */
const visitsPerSearch = 20;
const search = 'q=soak-';

const cachedPaths = [
  ...['/', '/apologetics', '/quotes', '/articles', '/resources', '/about', '/contact', '/nowhere'],
  ...['/api/thoughts', '/api/featured', '/articles/7350186942201573301'],
  ...books.map(([book]) => `/apologetics?${new URLSearchParams({ label: book })}`),
  ...books.map(([book]) => `/api/thoughts?${new URLSearchParams({ label: `${book} 1` })}`),
];

/** `npm run soak`: runs a sustained load on the built Worker while 1% of the provider's calls fail. */
async function soak() {
  const { values } = parseCommandLine(
    { options: { seconds: { type: 'string', default: '60' } } },
    'npm run soak [-- --seconds 300]',
  );
  const seconds = parseInteger('--seconds', values.seconds, 1);
  console.log(`${connections} connections for ${seconds} s: ${conditions()}.`);
  const provider = await startFailingProvider();
  const site = await serveBuiltSite(provider.url);
  try {
    const result = await sustainLoad(site, {
      connections,
      seconds,
      path: (n) =>
        n % visitsPerSearch === 0
          ? `/quotes?${search}${n}`
          : String(cachedPaths[n % cachedPaths.length]),
      isExpectedFailure: provider.failedFor,
    });
    reportVisits(result, seconds);
    console.log(`Calls to the provider that failed: ${provider.failures.length}.`);
    const calls = [...provider.calls];
    reportCalls(
      'for cached content',
      calls.filter(([key]) => !key.includes(search)),
    );
    reportCalls(
      'for searches, each made once',
      calls.filter(([key]) => key.includes(search)),
    );
    reportMemory('the process, with the runtime, KV and its log', result.memory);
    reportMemory("the Worker's heap", result.heap);
  } finally {
    await site.close();
    await provider.close();
  }
}

function reportVisits(
  { statuses, times, unexpectedFailures }: SustainedLoadResult,
  seconds: number,
) {
  const ms = (share: number) => `${quantile(times, share).toFixed(0)} ms`;
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`);
  console.log(
    `Requests: ${times.length} (${(times.length / seconds).toFixed(0)}/s); ${counts.join(', ')}.`,
  );
  console.log(
    `Complete responses: median ${ms(0.5)}, 99th percentile ${ms(0.99)}, longest ${ms(1)}.`,
  );
  console.log(
    `Responses with status 500 or above that no failed call explains: ${unexpectedFailures.length}.`,
  );
  for (const failure of unexpectedFailures.slice(0, 10)) console.log(`  ${failure}`);
}

function reportCalls(what: string, calls: readonly [key: string, count: number][]) {
  const counts = calls.map(([, count]) => count);
  const sum = counts.reduce((total, count) => total + count, 0);
  console.log(
    `Calls ${what}: ${sum} for ${calls.length} keys, at most ${Math.max(...counts)} for one.`,
  );
}

function reportMemory(of: string, samples: readonly Sample[]) {
  if (samples.length < 4)
    return console.log(`Memory of ${of} is not shown: there are too few samples.`);
  const tenths = Array.from(
    { length: 11 },
    (_, i) => samples[Math.round((i / 10) * (samples.length - 1))],
  );
  const second = samples.slice(Math.floor(samples.length / 2));
  const rise = (part: readonly Sample[]) => `${slope(part).toFixed(1)} MB/min`;
  console.log(
    `Memory of ${of}, from start to end: ${tenths.map((sample) => sample?.mb.toFixed(0)).join(', ')} MB; ` +
      `slope ${rise(samples)} over all, ${rise(second)} over the second half.`,
  );
}

await runCommand(soak);
