import { parseCommandLine, runCommand, UsageError } from '../scripts/command-line.ts';
import { startAnyLabelProvider } from './any-label-provider.ts';
import { serveConstant } from './baselines.ts';
import { type BuiltCommit, buildCommit } from './built-commit.ts';
import { comparisonTable } from './comparison-table.ts';
import { type DirectWorker, serveBuiltSite } from './direct-worker.ts';
import type { Figures } from './figures.ts';
import { cachedTurn, measureFirstRequests, measureInTurns, uncachedTurn } from './measure.ts';
import { readMeasuredPage } from './measured-page.ts';
import { withOpened } from './opened.ts';
import { conditions } from './report.ts';

const usage = 'npm run bench:compare -- COMMIT [COMMIT]';

const path = '/apologetics';
const connections = 16;
const starts = 8;

/** `npm run bench:compare`: builds two commits and measures them in turns, in one run. */
async function compare() {
  const { positionals } = parseCommandLine({ allowPositionals: true }, usage);
  const [before, after = 'HEAD', ...others] = positionals;
  if (before === undefined || others.length > 0) {
    throw new UsageError(`One or two commits are needed. ${usage}`);
  }
  await withOpened(async (open) => {
    const commits = [await open(buildCommit(before)), await open(buildCommit(after))] as const;
    const names = commits.map(({ name }) => name);
    console.log(`Measuring ${path} of ${names.join(' and ')} in turns: ${conditions()}.`);
    console.log(`\n${comparisonTable(names, await measureCommits(commits))}\n`);
    console.log(
      'Medians. CPU of the workerd process, system time included; first byte of one request at a time.',
    );
  });
}

async function measureCommits(commits: readonly BuiltCommit[]): Promise<Figures[]> {
  return withOpened(async (open) => {
    const provider = await open(startAnyLabelProvider());
    const sites: DirectWorker[] = [];
    const constants: DirectWorker[] = [];
    // One after the other: the process of a Worker is found as the one that was not there before.
    for (const { project } of commits) {
      const site = await open(serveBuiltSite(provider.url, project));
      sites.push(site);
      constants.push(await open(serveConstant(await readMeasuredPage(site.url, path))));
    }
    const cached = await measureInTurns(
      [...constants, ...sites].map((worker) => cachedTurn(worker, path)),
      { connections, rounds: 9, requests: 1500, singleRequests: 300 },
    );
    const uncachedLoad = { connections, rounds: 5, requests: 300, singleRequests: 100 };
    const uncachedTurns = sites.map((site) => uncachedTurn(site, path));
    const postsSeen = await measureInTurns(uncachedTurns, uncachedLoad);
    provider.varyPosts(true);
    const postsNew = await measureInTurns(uncachedTurns, uncachedLoad);
    provider.varyPosts(false);
    const newIsolate = await measureFirstRequests(
      commits.map(
        ({ project }) =>
          () =>
            serveBuiltSite(provider.url, project),
      ),
      path,
      starts,
    );
    return commits.map((_, i) => ({
      constant: cached[i],
      cached: cached[commits.length + i],
      postsSeen: postsSeen[i],
      postsNew: postsNew[i],
      newIsolate: newIsolate[i],
    }));
  });
}

await runCommand(compare);
