import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, openHydrated, test } from '../../support/browser.ts';
import { rectOf } from '../../support/browser-features.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { holdRequests } from '../../support/requests.ts';

const panel = (page: Page) => page.locator('#label-panel');

const openGroups = (page: Page) => page.locator('details[open] > summary').allTextContents();

/** The least distance from the panel to the navigation bar above it or to the bottom of the window; px. */
function nearestEdge(page: Page) {
  return page.evaluate(() => {
    const box = document.getElementById('label-panel')?.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect();
    if (!box || !bar) throw new Error('The panel was not found.');
    return Math.min(box.top - Math.max(bar.bottom, 0), innerHeight - box.bottom);
  });
}

/** Whether all of the chosen chip is in view in the scrolling part of the panel. */
function isChosenInView(page: Page) {
  return page.locator('#label-panel [aria-current=true]').evaluate((chip) => {
    const box = chip.closest('details')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { top, bottom } = chip.getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom;
  });
}

test('the panel stays in view below the navigation bar in high and low windows', async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/apologetics');
  for (const height of [900, 500, 390]) {
    await page.setViewportSize({ width: 1280, height });
    for (const y of [3000, 2900, 4000]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect.poll(() => nearestEdge(page)).toBeGreaterThanOrEqual(0);
    }
    const group = panel(page).locator('summary').last();
    await group.click();
    await panelChip(page, 'Revelation 22').click({ trial: true });
    expect(Math.abs((await page.evaluate(() => scrollY)) - 4000)).toBeLessThan(50);
    await group.click();
  }
});

test('a group that is opened low in the panel shows its chips', async (page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/quotes');
  const group = panel(page).locator('details', { hasText: 'Worldview' });
  await group.locator('summary').click();
  const cutOff = () =>
    group.locator('li').evaluateAll((chips) => {
      const groups = chips[0]?.closest('details')?.parentElement?.getBoundingClientRect();
      const end = groups?.bottom ?? 0;
      return chips.filter((chip) => chip.getBoundingClientRect().bottom > end).length;
    });
  await expect.poll(cutOff).toBe(0);
});

test('selecting a chapter far down a list scrolls to the top of the new list and does not move the focus', async (page) => {
  await openHydrated(page, '/apologetics');
  await page.evaluate(() => scrollTo(0, 4000));
  await panel(page).getByText('John', { exact: true }).click();
  const chip = panelChip(page, 'John 3');
  await chip.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'John 3', level: 2 });
  await heading.waitFor();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(90);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(900);
  expect(await chip.evaluate((link) => link === document.activeElement)).toBe(true);
  await chip.click({ trial: true });
});

test('the chosen chip stays where it is pressed, and is in view after Back, also in a low window', async (page) => {
  await openHydrated(page, '/apologetics?label=Mark+1');
  await panel(page).getByText('Revelation', { exact: true }).click();
  const chip = panelChip(page, 'Revelation 22');
  await chip.hover();
  const pressedAt = await chip.boundingBox();
  await chip.click();
  await page.getByRole('heading', { name: 'Revelation 22', level: 2 }).waitFor();
  expect(await chip.boundingBox()).toEqual(pressedAt);
  await page.goBack();
  await page.getByRole('heading', { name: 'Mark 1', level: 2 }).waitFor();
  await expect.poll(() => isChosenInView(page)).toBe(true);

  await page.setViewportSize({ width: 1280, height: 480 });
  await openHydrated(page, '/quotes?label=Worldviews');
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
  await page.goBack();
  await expect.poll(() => isChosenInView(page)).toBe(true);
});

test('Enter in the filter of topics leads to the first that it finds, which is marked and announced once', async (page) => {
  await openHydrated(page, '/quotes');
  const box = page.getByRole('textbox', { name: 'Search Topics' });
  const status = page.getByRole('status', { name: 'What changed' });
  const announced = await status.evaluateHandle((it) => {
    const texts: unknown[] = [];
    new MutationObserver(() => texts.push(it.textContent)).observe(it, { childList: true });
    return texts;
  });
  await page.clock.install();
  await box.fill('r');
  // Nothing is announced of an empty box.
  await box.fill('');
  await page.clock.runFor(1_000);
  await box.fill('r');
  await box.fill('resurrection');
  const text = '2 groups. Enter leads to Resurrection.';
  await expect.poll(() => announced.jsonValue()).toEqual([text]);
  expect(await panel(page).locator('[data-marked]').allTextContents()).toEqual(['Resurrection']);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Resurrection', level: 2 }).waitFor();
  expect(await box.inputValue()).toBe('');
  await expect.poll(() => isChosenInView(page)).toBe(true);
});

test('text found in a closed group opens the group, and it stays open', async (page) => {
  // A text fragment opens groups as the browser's search does (HTML, ancestor revealing algorithm).
  await openHydrated(page, '/quotes#:~:text=Cosmological%20Argument');
  await expect.poll(() => openGroups(page)).toEqual(['Gods Existence']);
  await page.locator('summary', { hasText: /^Science$/ }).click();
  expect(await openGroups(page)).toEqual(['Science']);
  await page.locator('summary', { hasText: /^Science$/ }).click();
  expect(await openGroups(page)).toEqual([]);
});

test('a group that was opened before hydration stays open', async (page) => {
  const release = await holdRequests(page, /\/main-[^/]*\.js$/);
  await page.goto('/quotes', { waitUntil: 'commit' });
  await page.locator('summary', { hasText: /^Science$/ }).click();
  expect(await openGroups(page)).toEqual(['Science']);
  release();
  await hydrated(page);
  expect(await openGroups(page)).toEqual(['Science']);
  await page.locator('summary', { hasText: /^Christianity/ }).click();
  expect(await openGroups(page)).toEqual(['Christianity']);
});

test('the outline of a chip at the end of the scrolled panel is not cut off', async (page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/apologetics?label=John+3');
  const chip = panelChip(page, 'John 15');
  const list = page.locator('div', { has: page.locator(':scope > details') });
  /** The distance from the end of the chip to the end of the panel's list, in px. */
  const room = async () => (await rectOf(list)).bottom - (await rectOf(chip)).bottom;
  await list.evaluate((list, by) => list.scrollBy(0, by), -(await room()));
  await panelChip(page, 'John 14').focus();
  await page.keyboard.press('Tab');
  const outline = 5;
  await expect.poll(room).toBeGreaterThanOrEqual(outline);
});
