import type { Locator, Page } from 'playwright-core';

/** The link of a label in the panel. The line of the coming Sunday may link to the same chapter. */
export function panelChip(page: Page, name: string): Locator {
  return page
    .locator('details')
    .getByRole('link', { name: new RegExp(`^(?:.*, )?${name.replace(/[()]/g, '\\$&')}$`) });
}
