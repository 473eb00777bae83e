import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { violations } from '../../support/axe.ts';
import { hydrated, openHydrated, testOf } from '../../support/browser.ts';
import { disableJavaScript } from '../../support/browser-features.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';
import { postsOf } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const content = `<p>A claim.<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p>
  ${'<p>More words, and many of them.</p>'.repeat(40)}
  <div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> A source.</p></div>`;

const posts = ['1001', '1002'].map((id) => wirePost({ id, title: `Quote ${id}`, content }));

const site = await siteForFile();
const test = testOf(site);

beforeEach(() => {
  site.provider.intercept(postsOf(...posts));
});

const item = (page: Page, id: string) => page.locator(`[data-item="${id}"]`);
const mark = (page: Page, id: string) => item(page, id).getByRole('link', { name: '[1]' }).first();
const note = (page: Page, id: string) => item(page, id).getByRole('link', { name: '[1]' }).last();

/** Whether the visitor sees the element, and nothing covers it. */
const isInView = (page: Page, id: string) =>
  page.evaluate((id) => {
    const element = document.getElementById(id);
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect(0, -1);
    return y > 0 && !!element?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }, id);

const targetId = (page: Page) => page.evaluate(() => document.querySelector(':target')?.id);

/** Follows the footnote of a post and goes back, with the history and with the link of the note. */
async function followFootnote(page: Page, id: string) {
  await mark(page, id).click();
  await expect.poll(() => targetId(page)).toBe(`post-${id}._ftn1`);
  expect(new URL(page.url()).hash).toBe(`#post-${id}._ftn1`);
  await expect.poll(() => isInView(page, `post-${id}._ftn1`)).toBe(true);
  const outline = note(page, id).evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await outline).toBe('solid');
  await page.goBack();
  await expect.poll(() => isInView(page, `post-${id}._ftnref1`)).toBe(true);
  await mark(page, id).press('Enter');
  await note(page, id).press('Enter');
  await expect.poll(() => targetId(page)).toBe(`post-${id}._ftnref1`);
  await expect.poll(() => isInView(page, `post-${id}._ftnref1`)).toBe(true);
}

for (const javaScript of [true, false]) {
  test(`a footnote leads to its note and back, in a list and in a handout (JavaScript: ${javaScript})`, async (page) => {
    if (!javaScript) await disableJavaScript(page);
    for (const path of ['/quotes', '/handout?posts=quotes:1001,quotes:1002']) {
      await page.goto(path);
      if (javaScript) await hydrated(page);
      await followFootnote(page, '1002');
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.length).toBe(new Set(ids).size);
    }
  });
}

test('a footnote works after a client navigation', async (page) => {
  await openHydrated(page, '/quotes');
  const newRequests = watchRequests(page);
  await page.getByRole('link', { name: 'Quote 1002' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quote 1002' }).waitFor();
  await followFootnote(page, '1002');
  const requests = newRequests().filter((path) => path.startsWith('/api'));
  expect(requests).toEqual(['/api/quotes/1002', '/api/related/quotes?post=1002']);
  expect(await violations(page)).toEqual([]);
});

test('a link from another page leads to a note that comes after the page', async (page) => {
  await openHydrated(page, '/about');
  const release = await holdRequests(page, '**/api/quotes/1001');
  const shown = page.evaluate(
    () => navigation.navigate('/quotes?post=1001#post-1001._ftn1').finished,
  );
  await page.getByText('Loading...').first().waitFor();
  release();
  await shown;
  expect(await targetId(page)).toBe('post-1001._ftn1');
  expect(await isInView(page, 'post-1001._ftn1')).toBe(true);
});
