import { afterAll, describe, expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
import { textSizeOf } from '../../support/browser-features.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile, startSite } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const settings = { LEGAL_ENTITY: 'The Legal Entity', SUPPORT_EMAIL: 'help@entity.example' };

const site = await siteForFile(settings);

const failing = await startSite(settings);
failing.provider.intercept(() => failure(500, 'Down for repairs.'));
afterAll(() => failing.close());

const documents = ['/about', '/copyright', '/privacy-policy', '/terms'];

async function read(path: string, from = site) {
  const page = await readPage(from.get(path));
  return { ...page, words: page.text('main') ?? '' };
}

describe.each(documents)('%s', (path) => {
  test('has one title, no missing names, and a link to each of its sections', async () => {
    const { status, html, document, texts, hrefs } = await read(path);
    expect(status).toBe(200);
    expect(texts('h1')).toHaveLength(1);
    expect(html).not.toMatch(/\{\{|undefined|\[object/);
    const sections = [...document.querySelectorAll('main h2[id]:not(#contents)')];
    const contents = hrefs('nav[aria-labelledby=contents] a');
    if (path !== '/about') expect(contents).toEqual(sections.map(({ id }) => `#${id}`));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is shown with the names in the settings if the organization is unavailable', async () => {
    const { status, html, words, document } = await read(path, failing);
    expect(status).toBe(200);
    expect(words).toContain('The Legal Entity');
    expect(html).not.toMatch(/\{\{|undefined/);
    expect(document.querySelector('footer')).toBeNull();
  });
});

test.each([
  ['/privacy-policy', 12],
  ['/terms', 25],
])('%s has %i numbered sections', async (path, count) => {
  const { texts } = await read(path);
  const numbers = texts('main h2:not(#contents)').map((title) => Number.parseInt(title, 10));
  expect(numbers).toEqual(Array.from({ length: count }, (_, i) => i + 1));
});

test('the legal texts state the intended users, the prohibited uses and the time limits of claims', async () => {
  const { words } = await read('/terms');
  expect(words).toContain('13 years of age or older');
  expect(words).toContain('intended only for users in the United States');
  expect(words).toContain('for non-commercial purposes only');
  expect(words).toMatch(/not use the site or any of its content to train.+machine learning/);
  expect(words).toContain('Every contribution is reviewed before it is posted');
  expect(words).toMatch(/claim on a contract.+within three \(3\) years/);
  expect(words).toMatch(/other claim.+within one \(1\) year/);
  const { words: privacy } = await read('/privacy-policy');
  expect(privacy).toContain('Last modified: March 21, 2025');
  expect(privacy).toContain('13 years of age or older');
  expect(privacy).toContain('intended only for users in the United States');
  const { words: copyright } = await read('/copyright');
  expect(copyright).toContain('No commercial use');
  expect(copyright).toContain('No AI or machine learning training');
});

test('names and addresses are those of the organization and the settings', async () => {
  for (const path of ['/privacy-policy', '/terms']) {
    const { words, hrefs } = await read(path);
    expect(words).toContain('The Legal Entity ("Areopagus," "we," "us" and "our")');
    expect(words).toContain('E-mail: contact@example.org');
    expect(hrefs('main a')).toContain('mailto:contact@example.org');
    expect(words).toContain('Website of Areopagus Sample Ministry: https://www.example.org');
    expect(hrefs('main a')).toContain('https://www.example.org');
  }
  for (const path of ['/copyright', '/privacy-policy', '/terms']) {
    const { words, hrefs } = await read(path);
    expect(words).toContain('The Legal Entity');
    expect(words).toContain('help@entity.example');
    expect(hrefs('main a')).toContain('mailto:help@entity.example');
    expect(words).toContain(
      'Areopagus Sample Ministry, Inc., 1 Sample Street, Springfield, IL 62701',
    );
    expect(words).toContain('Areopagus Sample Ministry');
  }
});

test('the privacy policy names all that the site has stored in the browser', () =>
  visit(site.url, async ({ page }) => {
    await openHydrated(page, '/quotes');
    await page.getByRole('button', { name: 'Got it!' }).click();
    await page.getByRole('checkbox', { name: 'Hide this message' }).first().check();
    await page
      .getByRole('button', { name: /^Add to handout/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Handout: 1 post' }).waitFor();
    await openHydrated(page, '/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('Whom did you mean?');
    const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(keys.length).toBeGreaterThanOrEqual(4);
    const { texts } = await read('/privacy-policy');
    expect(texts('main li code')).toEqual(expect.arrayContaining(keys));
  }));

test('the about page describes the ministry and its maintainer', async () => {
  const { words, document } = await read('/about');
  expect(words).toContain('equip pastors, teachers and believers');
  expect(words).toContain('Lutheran pastor');
  expect(words).toContain('Areopagus Sample Ministry');
  const portrait = document.querySelector('main img');
  expect(portrait?.getAttribute('alt')).toMatch(/sample/i);
  expect((await site.get(portrait?.getAttribute('src') ?? '')).status).toBe(200);
});

test.each([360, 768, 1280])(
  'at %i px the portrait stands with the biography, and no text is narrower than the reading measure',
  (width) =>
    visit(
      site.url,
      async ({ page }) => {
        const setTextSize = await textSizeOf(page);
        const boxes = (selector: string) =>
          page
            .locator(selector)
            .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
        for (const percent of [100, 200]) {
          await setTextSize(percent);
          await page.goto('/about');
          const rem = (16 * percent) / 100;
          const measure = Math.min(38 * rem, width - 2 * Math.min(rem, 0.05 * width));
          const [portrait] = await boxes('main img');
          const [heading] = await boxes('main h2:last-of-type');
          const texts = await boxes('main p');
          for (const text of texts) {
            expect(text.width).toBeCloseTo(measure);
            const isBeside = portrait.left >= text.right;
            expect(isBeside || portrait.top >= text.bottom || portrait.bottom <= text.top).toBe(
              true,
            );
          }
          expect(portrait.top).toBeGreaterThanOrEqual(heading.bottom);
          expect(portrait.top).toBeLessThanOrEqual(texts.at(-1).top);
          expect(portrait.left >= heading.right).toBe(width >= 55 * rem);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      },
      { width },
    ),
);

test('the scripts contain none of the texts, and a navigation to a document requests only its text', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await openHydrated(page, '/');
    const scripts = newRequests().filter((request) => request.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const text = await (await site.get(script)).text();
      expect(text).not.toMatch(/Lutheran pastor|13 years of age|counter-notice|freewill offering/);
    }
    await page.locator('footer').getByRole('link', { name: 'Terms of Use' }).click();
    await page.getByRole('heading', { name: '25. General provisions and contact' }).waitFor();
    expect(newRequests()).toHaveLength(1);
    expect(await page.title()).toBe('Terms of Use | Areopagus');
  }));
