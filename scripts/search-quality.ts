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
  const wanted = found.filter(({ want }) => want.length > 0);
  const unwanted = found.filter(({ want }) => want.length === 0);
  const measures: [title: string, all: Found[], isSo: (one: Found) => boolean][] = [
    ['First', wanted, ({ rank }) => rank === 0],
    ['First five', wanted, ({ rank }) => rank >= 0 && rank < 5],
    ['Nothing but “Nearest”', unwanted, (one) => one.isNearest || one.offers.length === 0],
    ['No “Did you mean”', found, ({ corrected }) => corrected === undefined],
  ];
  for (const [title, all, isSo] of measures) {
    const others = all.filter((one) => !isSo(one));
    const count = all.length - others.length;
    const share = ((100 * count) / all.length).toFixed(1);
    console.log(`${title}: ${count} of ${all.length} (${share} %)`);
    for (const { q, want, offers, corrected = '' } of values.verbose ? others : []) {
      const shown = offers.slice(0, 8).join('; ');
      console.log(`  ${q}\n    ${want.join('; ')} | ${shown} | ${corrected}`);
    }
  }
}

await runCommand(searchQuality);
