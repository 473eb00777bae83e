import { type Browser, chromium, type Page } from 'playwright-core';
import { requireChromium } from '../scripts/chromium.ts';
import { localSettings } from '../scripts/local-settings.ts';
import { serveWorker } from '../scripts/worker-server.ts';
import { startAnyLabelProvider } from './any-label-provider.ts';
import { conditions } from './report.ts';
import { quantile } from './statistics.ts';

/** Of the slow provider; ms. */
const delay = 300;
/** How long a person's pointer stays on a link before it is pressed, and how long the press lasts; ms. */
const aiming = 200;
const pressing = 90;
const chapters = 20;

/** `npm run bench:press`: the time from the press on a chapter that is not kept to its list, with what is asked for ahead and without. */
async function pressToList() {
  console.log(`${chapters} chapters each, a provider of ${delay} ms: ${conditions()}.`);
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
      ['asked for ahead', 'Luke', false],
    ] as const;
    for (const [name, book, saveData] of runs) {
      provider.delayAnswers(0);
      const page = await openBook(browser, site.url, book, saveData);
      provider.delayAnswers(delay);
      const times: number[] = [];
      for (let chapter = 1; chapter <= chapters; chapter++) {
        times.push(await press(page, book, chapter));
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

/** From the press to the first frame that has the list; ms. */
async function press(page: Page, book: string, chapter: number): Promise<number> {
  await page.evaluate(() => {
    const note = () => performance.mark('pressed');
    document.addEventListener('pointerdown', note, { capture: true, once: true });
  });
  await page.getByRole('link', { name: `${book} ${chapter}`, exact: true }).hover();
  await page.waitForTimeout(aiming);
  await page.mouse.down();
  await page.waitForTimeout(pressing);
  await page.mouse.up();
  const shown = await page.waitForFunction((label) => {
    const isThere =
      document.getElementById('posts')?.textContent === label &&
      document.querySelector('[data-item]');
    return isThere ? performance.now() : false;
  }, `${book} ${chapter}`);
  const end = Number(await shown.jsonValue());
  const pressed = await page.evaluate(
    () => performance.getEntriesByName('pressed').at(-1)?.startTime ?? 0,
  );
  return end - pressed;
}

await pressToList();
