import { expect, test } from 'vitest';
import { visit } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test('a script cannot assign a string to innerHTML', async () => {
  const attempt = visit(site.url, async ({ page }) => {
    await page.goto('/quotes');
    await page.evaluate(() => {
      document.body.innerHTML = '<p>Text.</p>';
    });
  });
  await expect(attempt).rejects.toThrow("requires 'TrustedHTML'");
});
