import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectConsole, openHydrated, test } from '../../support/browser.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';

/** Before hydration React finds other nodes than the Worker has sent. It reports that and renders the page again. */

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

type Step = (page: Page) => Promise<unknown>;

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

test.for<[name: string, path: string, ...steps: Step[]]>([
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
])('a translated page shows the same %s as another one', async (page, [_, path, ...steps]) => {
  expectConsole(page, /^thrown: Minified React error #418/);
  const texts: string[][] = [];
  for (const translated of ['never', 'after hydration', 'before hydration']) {
    if (translated === 'before hydration') {
      await page.addInitScript(`document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive') (${translate})();
        })`);
    }
    await openHydrated(page, path);
    for (const [i, step] of steps.entries()) {
      if (translated === 'after hydration') await page.evaluate(translate);
      await step(page);
      texts[i] ??= await textOf(page);
      await expect.poll(() => textOf(page), { message: translated }).toEqual(texts[i]);
    }
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

test('a translated page is not loaded again when its content comes late', async (page) => {
  await openHydrated(page, '/apologetics?label=John+3');
  await page.evaluate(translate);
  const release = await holdRequests(page, '**/api/**');
  const newRequests = watchRequests(page);
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
});
