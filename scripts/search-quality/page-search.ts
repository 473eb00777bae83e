import { parseHTML } from 'linkedom';
import { searchHref } from '../../shared/pages/search.ts';
import { readPassages } from '../../shared/scripture/passage.ts';
import { versesInCommon, wholeChapters } from '../../shared/scripture/verses.ts';
import { crawlRegularly } from '../crawl-regularly.ts';
import { startSampleProvider } from '../local-run.ts';
import { localSettings } from '../local-settings.ts';
import { serveWorker } from '../worker-server.ts';

/** A crawler waits for all of a page. */
const headers = { 'User-Agent': 'Googlebot/2.1' };

/** Serves the built site with the sample content, and reads its pages of searches. */
export async function createPageSearch() {
  const provider = await startSampleProvider();
  const siteUrl = 'https://areopagus.example';
  const worker = await serveWorker({
    settings: localSettings({ siteUrl, providerUrl: provider.url, environment: {} }),
  });
  const crawl = crawlRegularly(worker);
  await crawl.first;
  return {
    /** Returns what the page of a search offers, in its order, and where the first is that is wanted; -1 if none is. */
    async page(q: string, want: readonly string[]) {
      const response = await fetch(worker.url + searchHref(q), { headers });
      if (!response.ok) throw new Error(`${response.status} for ${searchHref(q)}`);
      const { document } = parseHTML(await response.text());
      const offers = Array.from(document.querySelectorAll('main li a[href]'), (link) => {
        const { pathname, searchParams } = new URL(`${link.getAttribute('href')}`, siteUrl);
        const isPost = pathname.startsWith('/articles/') || searchParams.has('post');
        return { text: `${link.textContent}`, pathname, searchParams, isPost };
      }).filter(({ pathname }) => pathname !== '/handout');
      const firstPost = offers.findIndex(({ isPost }) => isPost);
      return {
        offers: offers.map(({ text }) => text),
        posts: offers.filter(({ isPost }) => isPost).map(({ text }) => text),
        rank: offers.findIndex(({ text, searchParams, isPost }) =>
          want.some((name) => (isPost ? text === name : leadsTo(searchParams, name))),
        ),
        isPostAbove: firstPost >= 0 && offers.slice(firstPost).some(({ isPost }) => !isPost),
        isNearest:
          firstPost < 0 &&
          (offers.length === 0 ||
            /Nearest/.test(`${document.querySelector('main h2')?.textContent}`)),
        corrected: /Did you mean (.*)\?/.exec(
          `${document.querySelector('main')?.textContent}`,
        )?.[1],
      };
    },
    async close() {
      crawl.stop();
      await worker.close();
      await provider.close();
    },
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
