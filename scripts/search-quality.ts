import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './text-modules.ts';
import { runCommand, UsageError } from './command-line.ts';

type Question = { q: string; want: string[] };

/**
 * `npm run search-quality -- FILE [-v]`: searches the sample content for the questions of a file, and prints how often a
 * right offer is first, and among the first five of the page. The file is JSON, a list of `{ q, want }`: the topics,
 * passages, books and titles of which one is right, empty if nothing is. With `-v` it lists the others.
 */
async function searchQuality() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean', short: 'v' } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new UsageError('Specify one file: npm run search-quality -- FILE [-v]');
  const questions: Question[] = JSON.parse(readFileSync(file, 'utf8'));
  const { searchOfSample } = await import('./search-quality/search-of-sample.ts');
  const search = await searchOfSample();
  const found = questions.map(({ q, want }) => ({ q, want, ...search(q, want) }));
  type Found = (typeof found)[number];
  /** Prints how many are so, and with `-v` the others. */
  function print(title: string, all: readonly Found[], isSo: (one: Found) => boolean) {
    const others = all.filter((one) => !isSo(one));
    const count = all.length - others.length;
    console.log(
      `${title}: ${count} of ${all.length} (${((100 * count) / all.length).toFixed(1)} %)`,
    );
    if (!values.verbose) return;
    for (const { q, want, offers, corrected = '' } of others)
      console.log(
        `  ${q}\n    ${want.join('; ')} | ${offers.slice(0, 8).join('; ')} | ${corrected}`,
      );
  }
  const wanted = found.filter(({ want }) => want.length > 0);
  const unwanted = found.filter(({ want }) => want.length === 0);
  print('First', wanted, ({ rank }) => rank === 0);
  print('First five', wanted, ({ rank }) => rank >= 0 && rank < 5);
  print(
    'Nothing but “Nearest”',
    unwanted,
    ({ isNearest, offers }) => isNearest || offers.length === 0,
  );
  print('No “Did you mean”', found, ({ corrected }) => corrected === undefined);
}

await runCommand(searchQuality);
