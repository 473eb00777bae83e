import { expect } from 'vitest';
import { hydrated, openHydrated, test } from '../../support/browser.ts';

/**
 * The APIs that at least one of the oldest supported browsers does not have (`build.target` in
 * vite.config.ts): Chrome and Edge 111, Firefox 114, Safari 16.4.
 */
const newerApis = {
  '': 'navigation NavigateEvent ClipboardItem ToggleEvent CloseWatcher CommandEvent URLPattern Iterator scheduler trustedTypes requestIdleCallback',
  URL: 'canParse parse',
  'URLSearchParams.prototype': 'size',
  AbortSignal: 'any',
  Response: 'json',
  Array: 'fromAsync',
  'Array.prototype': 'toSorted toReversed toSpliced with',
  'String.prototype': 'isWellFormed toWellFormed',
  'Set.prototype':
    'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  Object: 'groupBy',
  Map: 'groupBy',
  Promise: 'withResolvers try',
  RegExp: 'escape',
  Intl: 'Segmenter DurationFormat',
  'Element.prototype': 'checkVisibility setHTMLUnsafe getHTML moveBefore',
  'HTMLElement.prototype': 'popover showPopover hidePopover togglePopover',
  'HTMLDialogElement.prototype': 'requestClose',
  'Document.prototype': 'startViewTransition',
  'Navigator.prototype': 'connection share userAgentData userActivation',
};

const wordsOf = (text: string) => text.trim().split(/\s+/);

test('in a browser of early 2023, lists and the menu work by document loads, and copies and the form without newer APIs', async (page) => {
  await page.addInitScript((apis) => {
    for (const [path, names] of Object.entries(apis)) {
      const keys = path.split('.').filter(Boolean);
      const owner = keys.reduce<object>((at, key) => Reflect.get(at, key), globalThis);
      for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
    }
  }, newerApis);
  await openHydrated(page, '/quotes');
  await page.getByRole('textbox', { name: 'Search Topics' }).fill('science');
  expect(await page.locator('summary').allTextContents()).toEqual(['Science']);
  await page.getByRole('searchbox').fill('God');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('heading', { name: 'Search results for “God”' }).waitFor();
  await page.getByRole('link', { name: 'Thoughts' }).first().click();
  await page.getByRole('link', { name: 'More Posts' }).click();
  await page.getByRole('heading', { name: 'Earlier posts' }).waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy: ' }).first().click();
  await page.getByText('Press Ctrl+C (⌘C) to copy.').waitFor();
  const selected = await page.evaluate(() => String(getSelection()));
  const content = await page.locator('main [data-content]').first().innerText();
  expect(wordsOf(selected)).toEqual(wordsOf(content));
  await page.setViewportSize({ width: 800, height: 900 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await openHydrated(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Grace and peace.');
  await page.getByText('16 of at most 1000 characters.').waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill('damaris');
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  await page.getByText('Please enter a valid email address.').waitFor();
});
