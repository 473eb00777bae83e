import { expect, test } from 'vitest';
import { visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const visit = visitsTo(await sharedSite(), {
  expectedConsoleLines: /violates the following Content Security Policy directive/,
});

test.each([
  ['style', { styles: 0, className: 'can-share' }],
  ['script', { styles: 1, className: '' }],
])('the browser refuses the %s of a document if it has one more character', (name, expected) =>
  visit(async ({ page }) => {
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(`<${name}>`, '$&;');
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    const applied = await page.evaluate(() => ({
      styles: document.styleSheets.length,
      className: document.documentElement.className,
    }));
    expect(applied).toEqual(expected);
  }),
);
