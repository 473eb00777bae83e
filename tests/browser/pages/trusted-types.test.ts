import { expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
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

test('a navigation to the same page does not replace the markup of its posts', () =>
  visit(site.url, async ({ page }) => {
    await openHydrated(page, '/quotes');
    const thoughts = page.locator('header nav').getByRole('link', { name: 'Thoughts' });
    const announced = page.getByRole('status', { name: 'What changed' });
    await thoughts.click();
    await expect.poll(() => announced.textContent()).toMatch(/^Latest posts/);
    await page
      .locator('main [data-content] p')
      .first()
      .evaluate((paragraph) => paragraph.setAttribute('data-marked', ''));
    await thoughts.click();
    await page.waitForTimeout(300);
    expect(await page.locator('[data-marked]').count()).toBe(1);
  }));
