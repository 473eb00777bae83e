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

test('client navigations show lists, articles, resources and documents', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await page.goto('/contact');
    await openHydrated(page, '/');
    newRequests();
    const menu = page.locator('header nav');
    const footer = page.locator('footer');
    const content = page.locator('main [data-content] p').first();
    const navigations = [
      () => menu.getByRole('link', { name: 'Thoughts' }).click(),
      () => page.getByRole('link', { name: 'More Posts' }).click(),
      () => menu.getByRole('link', { name: 'Resources' }).click(),
      () => page.getByRole('link', { name: 'Related Articles' }).click(),
      () => footer.getByRole('link', { name: 'Terms of Use' }).click(),
    ];
    let shown = '';
    for (const navigate of navigations) {
      await navigate();
      await expect.poll(() => content.textContent({ timeout: 1000 })).not.toBe(shown);
      shown = String(await content.textContent());
      expect(shown.length).toBeGreaterThan(20);
    }
    await menu.getByRole('link', { name: 'Articles' }).click();
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await page.locator('article [data-content] p').first().waitFor();
    const documentLoads = newRequests().filter((path) => !/^\/(api|assets)\//.test(path));
    expect(documentLoads.filter((path) => !/\.svg$/.test(path))).toEqual([]);
  }));

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
