import { type Browser, chromium, type Page } from 'playwright-core';
import { requireChromium } from '../scripts/chromium.ts';
import { localSettings } from '../scripts/local-settings.ts';
import { serveWorker } from '../scripts/worker-server.ts';
import { startAnyLabelProvider } from './any-label-provider.ts';
import { conditions } from './report.ts';
import { quantile } from './statistics.ts';

/** The delay of the slow provider, in ms. */
const delay = 300;
/** The time that a pointer is over a link before it is pressed, and the duration of the press, in ms. */
const hoverDuration = 200;
const clickDuration = 90;
const chapters = 20;

/** `npm run bench:press`: measures the time from the press on an uncached chapter to its list, with and without prefetch. */
async function measureClickToList() {
  console.log(`${chapters} chapters each, a provider that takes ${delay} ms: ${conditions()}.`);
  const provider = await startAnyLabelProvider();
  const site = await serveWorker({
    settings: localSettings({
      siteUrl: 'https://areopagus.example',
      providerUrl: provider.url,
      environment: {},
    }),
  });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const runs = [
      ['without (Save-Data)', 'John', true],
      ['prefetched', 'Luke', false],
    ] as const;
    for (const [name, book, saveData] of runs) {
      provider.delayResponses(0);
      const page = await openBook(browser, site.url, book, saveData);
      provider.delayResponses(delay);
      const times: number[] = [];
      for (let chapter = 1; chapter <= chapters; chapter++) {
        times.push(await clickChapter(page, book, chapter));
      }
      await page.close();
      const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
      console.log(`${name.padEnd(20)} median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
    }
  } finally {
    await browser.close();
    await site.close();
    await provider.close();
  }
}

async function openBook(browser: Browser, url: string, book: string, saveData: boolean) {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 1600 } });
  await page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'connection', { value });
    },
    { saveData, effectiveType: '4g' },
  );
  await page.goto('/apologetics');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.locator('summary', { hasText: new RegExp(`^${book}$`) }).click();
  return page;
}

/** Clicks a chapter and returns the time from the press to the first frame with its list, in ms. */
async function clickChapter(page: Page, book: string, chapter: number): Promise<number> {
  await page.evaluate(() => {
    const mark = () => performance.mark('pressed');
    document.addEventListener('pointerdown', mark, { capture: true, once: true });
  });
  // A reading of the coming Sunday may be the same chapter.
  const panel = page.locator('details');
  await panel.getByRole('link', { name: `${book} ${chapter}`, exact: true }).hover();
  await page.waitForTimeout(hoverDuration);
  await page.mouse.down();
  await page.waitForTimeout(clickDuration);
  await page.mouse.up();
  const shown = await page.waitForFunction((label) => {
    const isShown =
      document.getElementById('posts')?.textContent === label &&
      document.querySelector('[data-item]');
    return isShown ? performance.now() : false;
  }, `${book} ${chapter}`);
  const end = Number(await shown.jsonValue());
  const pressed = await page.evaluate(
    () => performance.getEntriesByName('pressed').at(-1)?.startTime ?? 0,
  );
  return end - pressed;
}

await measureClickToList();
