import type { Locator, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { createRandom, type Random } from '../../../sample-provider/random.ts';
import { openHydrated, visit } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

/** `WALKS` runs more walks, and `SEED` sets the seed of the first one. */
const { WALKS = '2', SEED = '1' } = process.env;
const seeds = Array.from({ length: Number(WALKS) }, (_, i) => Number(SEED) + i);

const steps = 16;
const maxPause = 400;
const maxLatency = 800;

const searches = ['God', 'Miracles', 'God+flesh', 'nothing at all'];
const handout = `?posts=${sampleContent()
  .posts.quotes.slice(0, 2)
  .map(({ id }) => `quotes:${id}`)}`;

/** What a visitor sees of the URL. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
    return {
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
      headings: texts('h1, #posts'),
      posts: texts('main article :is(h2, h3):first-of-type'),
      current: texts('main [aria-current]'),
      search: document.querySelector<HTMLInputElement>('input[type=search]')?.value,
    };
  });

/** Takes one random step, without waiting for what it leads to. */
async function step(page: Page, random: Random) {
  const session = await page.context().newCDPSession(page);
  const click = (locator: Locator) => locator.click({ timeout: 1000 });
  async function clickAny(locator: Locator) {
    const visible = locator.filter({ visible: true });
    const count = await visible.count();
    if (count > 0) await click(visible.nth(random.below(count)));
  }
  async function traverse(delta: number) {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    const entry = entries[currentIndex + delta];
    // The first entry is the blank page.
    if (entry && currentIndex + delta > 0)
      await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  }
  const actions: Record<string, () => Promise<unknown>> = {
    link: () => clickAny(page.locator('header nav a:not([href="/contact"]), main h3 a')),
    footer: () => clickAny(page.locator('footer a[href^="/"]:not([href="/contact"])')),
    label: async () => {
      await clickAny(page.locator('main details:not([open]) summary'));
      await clickAny(page.locator('main details[open] a'));
    },
    clear: () => clickAny(page.getByRole('link', { name: /^Clear/ })),
    search: async () => {
      const box = page.getByRole('searchbox');
      if ((await box.count()) === 0) return;
      await box.fill(random.pick(searches), { timeout: 1000 });
      await page.keyboard.press('Enter');
    },
    more: () => clickAny(page.getByRole('link', { name: /^More (Posts|Quotes|Articles)/ })),
    skip: async () => {
      const link = page.getByRole('link', { name: /^Skip to/ });
      await link.nth(random.below(await link.count())).focus({ timeout: 1000 });
      await page.keyboard.press('Enter');
    },
    handout: () => clickAny(page.getByRole('link', { name: /^Handout:/ })),
    download: () => clickAny(page.getByRole('button', { name: /^Download as/ })),
    back: () => traverse(-1),
    forward: () => traverse(1),
    stop: () => session.send('Page.stopLoading'),
  };
  const name = random.pick(Object.keys(actions));
  // An element can disappear before it is pressed.
  await actions[name]?.().catch(() => {});
  return name;
}

test.each(seeds)('a random walk ends as a fresh load of its URL (seed %i)', (seed) =>
  visit(
    site.url,
    async ({ page }) => {
      const random = createRandom(seed);
      const latency = createRandom(seed);
      await page.addInitScript((handout) => {
        localStorage.setItem('cookie-acceptance', JSON.stringify({ accepted: true }));
        localStorage.setItem('handout', handout);
      }, handout);
      await page.route('**/api/**', async (route) => {
        await page.waitForTimeout(latency.below(maxLatency));
        await route.continue();
      });
      await openHydrated(page, '/apologetics');
      const walked: string[] = [];
      for (let i = 0; i < steps; i++) {
        walked.push(await step(page, random));
        await page.waitForTimeout(random.pick([0, random.below(maxPause)]));
      }
      await page.waitForFunction(
        () => document.readyState === 'complete' && !navigation.transition,
      );
      const fresh = await page.context().newPage();
      const retry = page.getByRole('main').getByRole('link', { name: 'Try again' }).first();
      await vi.waitFor(
        async () => {
          // Stop also ends requests for content.
          if (await retry.isVisible()) await retry.click();
          const walk = walked.join(', ');
          // On a busy machine, the last step can still change the URL.
          if (fresh.url() !== page.url()) {
            await openHydrated(fresh, page.url());
          }
          const expected = [fresh.url(), await shown(fresh)];
          expect([page.url(), await shown(page)], walk).toEqual(expected);
        },
        { timeout: 20_000, interval: 200 },
      );
    },
    { expectedStatusErrors: true },
  ),
);
