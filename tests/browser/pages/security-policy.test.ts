import { expect, test } from 'vitest';
import { visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const visit = visitsTo(await sharedSite(), {
  expectedConsoleLines: /violates the following Content Security Policy directive/,
});

// The other one is allowed as it is.
test.each([
  ['style', [0, 'can-share']],
  ['script', [1, '']],
])('the browser refuses the %s of a document if it has one more character', (name, expected) =>
  visit(async ({ page }) => {
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(`<${name}>`, '$&;') });
    });
    await page.goto('/about');
    const applied = '[document.styleSheets.length, document.documentElement.className]';
    expect(await page.evaluate(applied)).toEqual(expected);
  }),
);
