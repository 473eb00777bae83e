import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseHTML } from 'linkedom';
import { searchHref } from '../shared/pages/search.ts';
import { readPassages } from '../shared/scripture/passage.ts';
import { versesInCommon, wholeChapters } from '../shared/scripture/verses.ts';
import { runCommand, UsageError } from './command-line.ts';
import { crawlRegularly } from './crawl-regularly.ts';
import { startSampleProvider } from './local-run.ts';
import { localSettings } from './local-settings.ts';
import { serveWorker } from './worker-server.ts';

/** The topics, passages, books and titles of which one is right; empty if nothing is. */
type Question = { q: string; want: string[] };

/** The titles of the posts that a reader found right, and those that are near. */
type Judged = { q: string; yes: string[]; loosely: string[] };

/** A crawler waits for all of a page. */
const headers = { 'User-Agent': 'Googlebot/2.1' };
const siteUrl = 'https://areopagus.example';

/**
 * `npm run search-quality -- FILE [--posts FILE] [-v]`: searches the built site with the sample content for the questions
 * of a file, and prints how good the offers of its pages are, in their order. The file is JSON, a list of `{ q, want }`;
 * that of the posts a list of `{ q, yes, loosely }`. With `-v` it lists the questions that a measure does not count.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean', short: 'v' }, posts: { type: 'string' } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new UsageError('Specify one file: npm run search-quality -- FILE [--posts FILE] [-v]');
  const readJson = (name: string) => JSON.parse(readFileSync(name, 'utf8'));
  const questions: Question[] = readJson(file);
  const judged: Judged[] = values.posts ? readJson(values.posts) : [];

  const provider = await startSampleProvider();
  const settings = localSettings({ siteUrl, providerUrl: provider.url, environment: {} });
  const worker = await serveWorker({ settings });
  const crawl = crawlRegularly(worker);
  await crawl.first;
  const pages = await Array.fromAsync(questions, async (question) => {
    const response = await fetch(worker.url + searchHref(question.q), { headers });
    if (!response.ok) throw new Error(`${response.status} for ${searchHref(question.q)}`);
    return { ...question, ...readPage(await response.text(), question.want) };
  });
  crawl.stop();
  await worker.close();
  await provider.close();

  type Page = (typeof pages)[number];
  const firstPostIs = (fit: 'yes' | 'loosely', { q, posts: [first = ''] }: Page) =>
    judged.find((one) => one.q === q)?.[fit].includes(first) ?? false;
  const isWrong = (page: Page) => !firstPostIs('yes', page) && !firstPostIs('loosely', page);
  const wanted = pages.filter(({ want }) => want.length > 0);
  const unwanted = pages.filter(({ want }) => want.length === 0);
  const withPosts = judged.length > 0 ? pages.filter(({ posts }) => posts.length > 0) : [];
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
});

/** Returns what a page offers, in its order, and where the first is that is wanted; -1 if none is. */
function readPage(html: string, want: readonly string[]) {
  const main = parseHTML(html).document.querySelector('main');
  const links = Array.from(main?.querySelectorAll('li a[href]') ?? [], (link) => {
    const { pathname, searchParams } = new URL(`${link.getAttribute('href')}`, siteUrl);
    const isPost = pathname.startsWith('/articles/') || searchParams.has('post');
    return { text: `${link.textContent}`, pathname, searchParams, isPost };
  }).filter(({ pathname }) => pathname !== '/handout');
  const firstPost = links.findIndex(({ isPost }) => isPost);
  return {
    offers: links.map(({ text }) => text),
    posts: links.filter(({ isPost }) => isPost).map(({ text }) => text),
    rank: links.findIndex(({ text, searchParams, isPost }) =>
      want.some((name) => (isPost ? text === name : leadsTo(searchParams, name))),
    ),
    isPostAbove: firstPost >= 0 && links.slice(firstPost).some(({ isPost }) => !isPost),
    isNearest:
      firstPost < 0 &&
      (links.length === 0 || /Nearest/.test(`${main?.querySelector('h2')?.textContent}`)),
    corrected: /Did you mean (.*)\?/.exec(`${main?.textContent}`)?.[1],
  };
}

/** Whether a link leads to a topic, a book, or a chapter of a passage. */
function leadsTo(query: URLSearchParams, name: string): boolean {
  const [label, book, ref] = ['label', 'book', 'ref'].map((key) => query.get(key));
  if (label === name || book === name) return true;
  if (label && !/\d$/.test(label)) return false;
  const offered = readPassages(ref ?? label ?? '').passages;
  const wanted = readPassages(name).passages;
  return offered.some((a) =>
    wanted.some((b) => versesInCommon(wholeChapters(a), wholeChapters(b)) > 0),
  );
}
