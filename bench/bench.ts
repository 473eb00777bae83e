import { writeFile } from 'node:fs/promises';
import { parseCommandLine, runCommand } from '../scripts/command-line.ts';
import { startAnyLabelProvider } from './any-label-provider.ts';
import { serveConstant, serveRendered } from './baselines.ts';
import { serveBuiltSite } from './direct-worker.ts';
import { aimResults, type Figures } from './figures.ts';
import { cachedTurn, measureFirstRequests, measureInTurns, uncachedTurn } from './measure.ts';
import { describeIndex, measureIndex } from './measure-index.ts';
import { describeSanitizer, measureSanitizer } from './measure-sanitizer.ts';
import { readMeasuredPage } from './measured-page.ts';
import { measureStart, serveWithStored, storedBy } from './new-isolate.ts';
import { withOpened } from './opened.ts';
import { conditions, report } from './report.ts';

const path = '/apologetics';
const connections = 16;
/** More connections for the slow provider, because most of them wait. */
const waitingConnections = 64;
/** The delay of the slow provider, in ms. */
const delay = 300;
const starts = 8;

/** `npm run bench`: measures a page of the built site and compares it with two baselines. */
async function bench() {
  const { values } = parseCommandLine(
    { options: { json: { type: 'string' } } },
    'npm run bench [-- --json FILE]',
  );
  console.log(`Measuring ${path} for about a minute: ${conditions()}.`);
  const { figures, startCpu, sanitizer, index, isSamePage, bytes } = await measurePage();
  const aims = aimResults(figures);
  console.log(`\n${report(figures)}\n`);
  console.log(
    `Requests/s and CPU (of the workerd process, system time included): ${connections} connections, ${waitingConnections} with the slow provider.`,
  );
  console.log(
    `First byte (of the body; median and 95th percentile) and last byte (median): one request at a time. New isolate: the first request of ${starts}.`,
  );
  console.log(
    'The load generator and the sample provider share one process, separate from workerd.',
  );
  console.log(
    isSamePage
      ? `Both baselines return the same page as the site: ${bytes} bytes.`
      : `Warning: baseline 2 returns a different page than the site (${bytes} bytes).`,
  );
  if (startCpu !== undefined) {
    console.log(
      `The Worker's start, before its first request: ${startCpu.toFixed(1)} ms CPU more than an empty Worker's.`,
    );
  }
  console.log(describeSanitizer(sanitizer));
  for (const cost of index) console.log(describeIndex(cost));
  if (aims.length === 0) console.log('CPU time is not available: this machine has no /proc.');
  for (const { aim, ratio, most } of aims) {
    console.log(`CPU of ${aim}: ${ratio.toFixed(2)} (aim: at most ${most}).`);
  }
  if (values.json) {
    const content = { path, conditions: conditions(), figures, aims, startCpu, sanitizer, index };
    await writeFile(values.json, `${JSON.stringify(content, null, 2)}\n`);
  }
}

async function measurePage() {
  return withOpened(async (open) => {
    const provider = await open(startAnyLabelProvider());
    const site = await open(serveBuiltSite(provider.url));
    const page = await readMeasuredPage(site.url, path);
    const constantPage = await open(serveConstant(page));
    const renderedPage = await open(serveRendered(page));
    const html = await (await fetch(renderedPage.url + path)).text();

    const [constant, rendered, cached] = await measureInTurns(
      [constantPage, renderedPage, site].map((worker) => cachedTurn(worker, path)),
      { connections, rounds: 5, requests: 1500, singleRequests: 300 },
    );
    const uncachedLoad = { connections, rounds: 3, requests: 400, singleRequests: 200 };
    const [postsSeen] = await measureInTurns([uncachedTurn(site, path)], uncachedLoad);
    provider.varyPosts(true);
    const [postsNew] = await measureInTurns([uncachedTurn(site, path)], uncachedLoad);
    provider.varyPosts(false);
    provider.delayResponses(delay);
    const [slowProvider] = await measureInTurns([uncachedTurn(site, path)], {
      connections: waitingConnections,
      rounds: 1,
      requests: 800,
      singleRequests: 20,
    });
    provider.delayResponses(0);
    const stored = await storedBy(provider.url, path);
    const start = () => serveBuiltSite(provider.url);
    const [newIsolateStored, newIsolate] = await measureFirstRequests(
      [() => serveWithStored(provider.url, stored), start],
      path,
      starts,
    );
    const figures: Figures = {
      constant,
      rendered,
      cached,
      postsSeen,
      postsNew,
      slowProvider,
      newIsolateStored,
      newIsolate,
    };
    return {
      figures,
      startCpu: await measureStart(start, starts),
      sanitizer: await measureSanitizer(),
      index: await measureIndex(),
      isSamePage: html === page.html,
      bytes: Buffer.byteLength(page.html),
    };
  });
}

await runCommand(bench);
