import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goOffline, hydrated, openHydrated, test } from '../../support/browser.ts';
import { disableJavaScript } from '../../support/browser-features.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { holdRequests } from '../../support/requests.ts';

const panel = (page: Page) => page.locator('#label-panel');
const opener = (page: Page) => page.locator('main button[popovertarget]').first();
const closer = (page: Page) => panel(page).getByRole('button', { name: 'Close', exact: true });

async function openSheet(page: Page, path: string) {
  await openHydrated(page, path);
  await opener(page).click();
  await closer(page).waitFor();
}

/** The parts of the sheet that are not completely in the window, or that are covered. */
function hiddenParts(page: Page, parts: string[]) {
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const part = document.querySelector(`#label-panel ${selector}`);
        if (!part) return true;
        const { top, right, bottom, left } = part.getBoundingClientRect();
        const inWindow = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
        const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !inWindow || !part.contains(shown);
      }),
    parts,
  );
}

/** Moves the focus by keys. It must stay in the sheet, or go to the controls of the browser: then the active element is the body. */
async function expectFocusTrap(page: Page) {
  const places = new Set<string>();
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press(step < 50 ? 'Tab' : 'Shift+Tab');
    const place = await page.evaluate(() => {
      const { activeElement: it } = document;
      return it?.closest('#label-panel') ? 'sheet' : it === document.body ? 'browser' : 'page';
    });
    places.add(place);
  }
  expect(places).not.toContain('page');
  expect(places).toContain('sheet');
}

const isFocused = (element: ReturnType<typeof opener>) =>
  element.evaluate((it) => it === document.activeElement);

test('the sheet fits short windows: all of it can be scrolled to, and it can be closed', async (page) => {
  for (const [width, height] of [
    [740, 360],
    [320, 256],
    [899, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openSheet(page, '/apologetics?label=John+3');
    const parts = ['h2', 'header a', 'input[type=text]', 'header button'];
    expect(await hiddenParts(page, parts), `${width} × ${height}`).toEqual([]);
    await page.mouse.move(width / 2, height - 80);
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => hiddenParts(page, ['details:last-of-type summary'])).toEqual([]);
    const { width: across, height: down } = (await closer(page).boundingBox()) ?? {};
    expect(Math.min(across ?? 0, down ?? 0)).toBeGreaterThanOrEqual(44);
    await closer(page).click();
    await panel(page).waitFor({ state: 'hidden' });
  }
});

test('the sheet is a dialog at the selected label that takes the focus, traps it and restores it, also around a message in it', async (page) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openSheet(page, '/apologetics?label=Revelation+1');
  await page.getByRole('dialog', { name: 'Scripture' }).waitFor();
  await expect.poll(() => isFocused(closer(page))).toBe(true);
  await expect.poll(() => hiddenParts(page, ['a[aria-current]'])).toEqual([]);
  // The sign of a group is not part of its name.
  expect((await panel(page).ariaSnapshot()).replace(/url: .*/g, '')).not.toMatch(/[+−]/);
  expect(
    await page.getByRole('status').evaluateAll((all) => all.map((it) => it.ariaLabel)),
  ).toEqual(['Messages', 'What changed']);
  await expectFocusTrap(page);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await isFocused(opener(page))).toBe(true);
  await page.keyboard.press('Enter');
  await closer(page).click();
  await panel(page).waitFor({ state: 'hidden' });
  expect(await isFocused(opener(page))).toBe(true);

  await page.keyboard.press('Enter');
  await goOffline(page);
  const message = page.getByRole('status', { name: 'Messages' }).getByText('You are offline.');
  // `hover` needs the message in front.
  await message.hover();
  await page.getByRole('button', { name: 'Close', exact: true }).last().press('Enter');
  await message.waitFor({ state: 'detached' });
  expect(await panel(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

test('a sheet that was opened before hydration does not move during hydration', async (page) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const release = await holdRequests(page, /\/main-[^/]*\.js$/);
  await page.goto('/apologetics?label=Revelation+1', { waitUntil: 'commit' });
  await opener(page).click();
  await page.locator('footer').waitFor({ state: 'attached' });
  const places = () =>
    panel(page).evaluate((sheet) =>
      // Without the regions of messages, which take no space.
      [sheet, ...sheet.querySelectorAll(':not([role], :has([role]))')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      }),
    );
  const before = await places();
  release();
  await hydrated(page);
  await page.getByRole('dialog', { name: 'Scripture' }).waitFor();
  expect(await places()).toEqual(before);
  expect(await isFocused(closer(page))).toBe(true);
});

test('without JavaScript the sheet traps the focus, closes by its button and leads to the list', async (page) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await disableJavaScript(page);
  await page.goto('/apologetics');
  await opener(page).click();
  await expectFocusTrap(page);
  await closer(page).click();
  await panel(page).waitFor({ state: 'hidden' });
  expect(await isFocused(opener(page))).toBe(true);
  await opener(page).click();
  await page.getByText('John', { exact: true }).click();
  await panelChip(page, 'John 3').click();
  const heading = page.getByRole('heading', { name: 'John 3', level: 2, exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
});

test('a chapter selected in a sheet shows its list from the beginning, with focus on its heading', async (page) => {
  await page.setViewportSize({ width: 360, height: 360 });
  await openSheet(page, '/apologetics');
  await page.getByText('John', { exact: true }).click();
  await panelChip(page, 'John 3').click();
  const heading = page.getByRole('heading', { name: 'John 3', level: 2, exact: true });
  await expect.poll(() => isFocused(heading)).toBe(true);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
  // The room above the heading is for the bar, which slides in.
  const bar = page.locator('header').first();
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
});
