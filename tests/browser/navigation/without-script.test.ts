import { expect, test } from 'vitest';
import { visit } from '../../support/browser.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const withoutScript = { javaScript: false };

test('chapters are selected and cleared with links, and the accordion works', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto('/apologetics');
      await page.getByText('John', { exact: true }).click();
      await panelChip(page, 'John 3').click();
      await page.getByRole('heading', { name: 'John 3', level: 2 }).waitFor();
      await expect.poll(() => page.locator('article').count()).toBe(3);
      expect(await page.locator('details[open] > summary').allTextContents()).toEqual(['John']);
      await page.getByText('Luke', { exact: true }).click();
      expect(await page.locator('details[open] > summary').allTextContents()).toEqual(['Luke']);
      await page.getByRole('link', { name: 'Clear ×' }).click();
      await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
    },
    withoutScript,
  ));
