import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const visit = visitsTo(site);

const panel = (page: Page) => page.locator('#label-panel');

async function open(page: Page, path: string, height: number) {
  await page.setViewportSize({ width: 1280, height });
  await openHydrated(page, path);
}

/** The distances from the panel to the navigation bar above it and to the bottom of the window; px. */
function panelDistances(page: Page) {
  return page.evaluate(() => {
    const box = document.getElementById('label-panel')?.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect();
    if (!box || !bar) throw new Error('The panel was not found.');
    return { above: box.top - Math.max(bar.bottom, 0), below: innerHeight - box.bottom };
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

test.each([900, 500, 390])(
  'the panel stays in view below the navigation bar in a window %i px high',
  (height) =>
    visit(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/apologetics', height);
      for (const y of [3000, 2900, 4000]) {
        await page.evaluate((top) => scrollTo(0, top), y);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expect.poll(async () => (await panelDistances(page)).above).toBeGreaterThanOrEqual(0);
        expect((await panelDistances(page)).below).toBeGreaterThanOrEqual(0);
      }
      await panel(page).locator('summary').last().click();
      await panelChip(page, 'Revelation 22').click({ trial: true });
      expect(Math.abs((await page.evaluate(() => scrollY)) - 4000)).toBeLessThan(50);
    }),
);

test('selecting a chapter far down a list scrolls to the top of the new list and does not move the focus', () =>
  visit(async ({ page }) => {
    await open(page, '/apologetics', 900);
    await page.evaluate(() => scrollTo(0, 4000));
    await panel(page).getByText('John', { exact: true }).click();
    const chip = panelChip(page, 'John 3');
    await chip.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'John 3', level: 2 });
    await heading.waitFor();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(90);
    expect((await heading.boundingBox())?.y).toBeLessThan(900);
    expect(await chip.evaluate((link) => link === document.activeElement)).toBe(true);
    await chip.click({ trial: true });
  }));

test('the chosen chip is in view after Back, and stays where it is pressed', () =>
  visit(async ({ page }) => {
    await open(page, '/apologetics?label=Mark+1', 900);
    await panel(page).getByText('Revelation', { exact: true }).click();
    const chip = panelChip(page, 'Revelation 22');
    await chip.hover();
    const pressedAt = await chip.boundingBox();
    await chip.click();
    await page.getByRole('heading', { name: 'Revelation 22', level: 2 }).waitFor();
    expect(await chip.boundingBox()).toEqual(pressedAt);
    await page.goBack();
    await page.getByRole('heading', { name: 'Mark 1', level: 2 }).waitFor();
    expect(await isChosenInView(page)).toBe(true);
  }));

test('the filter of topics opens the groups of the topics that it finds', () =>
  visit(async ({ page }) => {
    await open(page, '/quotes?filter=miracles', 900);
    const groups = (selector: string) =>
      panel(page).locator(`details${selector} > summary`).allTextContents();
    const box = page.getByRole('textbox', { name: 'Search Topics' });
    const scrolled = () =>
      panel(page)
        .locator('> div')
        .evaluate((it) => it.scrollTop);
    expect(await groups('[open]')).toEqual(['Bible']);
    await box.fill('');
    expect(await groups('[open]')).toEqual([]);
    await panel(page).getByText('Worldview', { exact: true }).click();
    expect(await scrolled()).toBeGreaterThan(0);

    await box.fill('resurrection');
    expect(await groups('')).toEqual(['Christianity', 'Jesus Christ']);
    expect(await groups('[open]')).toEqual(['Christianity', 'Jesus Christ']);
    expect(await panel(page).locator('details a').allTextContents()).toEqual([
      'Any',
      'Resurrection',
      'Any',
      'Resurrection of Jesus',
    ]);
    await panel(page).getByText('Christianity', { exact: true }).click();
    expect(await groups('[open]')).toEqual(['Jesus Christ']);
    await box.fill('a');
    expect(await scrolled()).toBe(0);
    await box.fill('');
    expect(await groups('[open]')).toEqual(['Worldview']);
  }));
