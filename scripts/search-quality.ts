import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './text-modules.ts';
import { runCommand, UsageError } from './command-line.ts';

/** The topics, passages, books and titles of which one is right; empty if nothing is. */
type Question = { q: string; want: string[] };

/** The titles of the posts that a reader found right, and those that are near. */
type Judged = { q: string; yes: string[]; loosely: string[] };

/**
 * `npm run search-quality -- FILE [--posts FILE] [-v]`: searches the built site with the sample content for the questions
 * of a file, and prints how good the offers of its pages are, in their order. The file is JSON, a list of `{ q, want }`;
 * that of the posts a list of `{ q, yes, loosely }`. With `-v` it lists the questions that a measure does not count.
 */
async function searchQuality() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean', short: 'v' }, posts: { type: 'string' } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new UsageError('Specify one file: npm run search-quality -- FILE [--posts FILE] [-v]');
  const questions: Question[] = readJson(file);
  const judged = new Map<string, Judged>(
    values.posts ? readJson(values.posts).map((one: Judged) => [one.q, one]) : [],
  );
  const { createPageSearch } = await import('./search-quality/page-search.ts');
  const search = await createPageSearch();
  const pages = [];
  for (const { q, want } of questions) pages.push({ q, want, ...(await search.page(q, want)) });
  await search.close();

  type Page = (typeof pages)[number];
  const firstPostIs = (fit: 'yes' | 'loosely', { q, posts: [first = ''] }: Page) =>
    judged.get(q)?.[fit].includes(first) ?? false;
  const isWrong = (page: Page) => !firstPostIs('yes', page) && !firstPostIs('loosely', page);
  const wanted = pages.filter(({ want }) => want.length > 0);
  const unwanted = pages.filter(({ want }) => want.length === 0);
  const withPosts = judged.size > 0 ? pages.filter(({ posts }) => posts.length > 0) : [];
  const measures: [title: string, all: Page[], isSo: (page: Page) => boolean][] = [
    ['Right first', wanted, ({ rank }) => rank === 0],
    ['Right in the first five', wanted, ({ rank }) => rank >= 0 && rank < 5],
    ['First post right', withPosts, (page) => firstPostIs('yes', page)],
    ['First post near', withPosts, (page) => firstPostIs('loosely', page)],
    ['First post wrong', withPosts, isWrong],
    ['First post below the subjects', pages, ({ isPostAbove }) => !isPostAbove],
    ['With an offer', pages, ({ offers }) => offers.length > 0],
    ['Nothing but “Nearest” where nothing fits', unwanted, (page) => page.isNearest],
    ['Without “Did you mean”', pages, ({ corrected }) => corrected === undefined],
  ];
  for (const [title, all, isSo] of measures) {
    if (all.length === 0) continue;
    const others = all.filter((page) => !isSo(page));
    const count = all.length - others.length;
    const share = ((100 * count) / all.length).toFixed(1);
    console.log(`${title}: ${count} of ${all.length} (${share} %)`);
    for (const { q, want, offers, corrected = '' } of values.verbose ? others : [])
      console.log(`  ${q}\n    ${want.join('; ')} | ${offers.join('; ')} | ${corrected}`);
  }
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

await runCommand(searchQuality);
