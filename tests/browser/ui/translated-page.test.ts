import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);
/** Before hydration React finds other nodes than the Worker has sent. It reports that and renders the page again. */
const visitTranslated = visitsTo(site, {
  expectedConsoleLines: /^thrown: Minified React error #418/,
});

/** Replaces each text by another one in two `font` elements, as translators in browsers do. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, textarea, font')) continue;
    const inner = document.createElement('font');
    inner.textContent = `§${text.data}`;
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** The text of the page as it was before the translation. */
const textOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll('§', '').split(/\s*\n\s*/);

type Translation = 'before hydration' | 'after hydration';

type Step = (page: Page) => Promise<unknown>;

/** Opens a page that is translated, and again before each step. `compare` gets the page after each step. */
function walk(
  path: string,
  steps: readonly Step[],
  compare: (page: Page, step: number) => Promise<void>,
  translation?: Translation,
) {
  const visits = translation === 'before hydration' ? visitTranslated : visit;
  return visits(async ({ page }) => {
    if (translation === 'before hydration') {
      await page.addInitScript(`document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') (${translate})();
      })`);
    }
    await openHydrated(page, path);
    for (const [i, step] of steps.entries()) {
      if (translation === 'after hydration') await page.evaluate(translate);
      await step(page);
      await compare(page, i);
    }
  });
}

/** Follows a link. The page is there when it is announced. */
const open = (path: string, announced: RegExp) => async (page: Page) => {
  await page.locator(`a[href="${path}"]`).first().click();
  await page.getByText(announced).last().waitFor({ state: 'attached' });
};

const searchFor = (words: string, announced: RegExp) => async (page: Page) => {
  const box = page.getByRole('searchbox').last();
  await box.fill(words);
  await box.press('Enter');
  await page.getByText(announced).last().waitFor({ state: 'attached' });
};

const addToHandout: Step = async (page) => {
  const add = page.getByRole('button', { name: /^Add to handout/ }).first();
  await add.click();
  await page.getByText('Open handout (1)').waitFor();
};

const submit: Step = async (page) => {
  const form = page.getByRole('form');
  await form.locator('button[type=submit][aria-disabled=false]').click();
  await form.locator('[aria-invalid="true"]').first().waitFor();
};

const fillIn: Step = async (page) => {
  for (const box of await page.getByRole('textbox').all()) await box.fill('Damaris');
  await page.getByText('7 of at most 1000').waitFor();
};

test.each<[name: string, path: string, ...steps: Step[]]>([
  [
    'pages and searches',
    '/',
    open('/quotes', /^Apologetic Quotes. Latest posts: 10 posts, and/),
    searchFor('God', /“God”: 10 posts/),
    searchFor('zzzz', /“zzzz”: no posts/),
    searchFor('hope', /“hope”: \d+ posts/),
    open('/resources', /^Resources \| Areopagus$/),
  ],
  [
    'names of passages, and the button of a post',
    '/apologetics?label=John+3',
    open('/apologetics?label=John+4', /^John 4: /),
    addToHandout,
  ],
  ['messages of a form', '/contact', submit, fillIn],
])(
  'a translated page shows the same %s as one that is not translated',
  async (_, path, ...steps) => {
    const texts: string[][] = [];
    await walk(path, steps, async (page) => {
      texts.push(await textOf(page));
    });
    const compare = (page: Page, step: number) =>
      expect.poll(() => textOf(page)).toEqual(texts[step]);
    await walk(path, steps, compare, 'after hydration');
    await walk(path, steps, compare, 'before hydration');
  },
);

test('a translated page is not loaded again when its content comes late', () =>
  visit(async ({ page, newRequests }) => {
    await openHydrated(page, '/apologetics?label=John+3');
    await page.evaluate(translate);
    const release = await holdRequests(page, '**/api/**');
    newRequests();
    await page.locator('a[href="/apologetics?label=John+4"]').first().click();
    const sunday = page.locator('[data-await="/api/sunday"] a');
    await page.getByText('Loading...').and(page.locator(':visible')).waitFor();
    expect(await sunday.isVisible()).toBe(true);
    await page.evaluate(translate);
    release();
    await page
      .getByText(/^John 4: /)
      .last()
      .waitFor({ state: 'attached' });
    expect(newRequests()).not.toContain('/apologetics?label=John+4');
  }));
