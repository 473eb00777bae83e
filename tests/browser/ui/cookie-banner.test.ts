import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const visit = visitsTo(await sharedSite());

test("the banner is at the bottom until 'Got it!' stores the acceptance, and then not shown again", () =>
  visit(async ({ page }) => {
    const banner = page.getByRole('region', { name: 'Cookies' });
    const record = () => page.evaluate(() => localStorage.getItem('cookie-acceptance'));
    await page.goto('/');
    await banner.waitFor();
    expect(await banner.innerText()).toContain(
      'By using this website, you agree to our privacy policy. Learn more',
    );
    await expect
      .poll(() => banner.evaluate((it) => it.getBoundingClientRect().bottom))
      .toBe(page.viewportSize()?.height);
    await banner.getByRole('link').click();
    await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor();
    expect(await banner.isVisible()).toBe(true);
    expect(await record()).toBeNull();

    const before = Date.now();
    await banner.evaluate((it) => {
      it.addEventListener('transitionrun', () => {
        const [slide] = it.getAnimations() as CSSTransition[];
        performance.mark(
          `${slide?.transitionProperty} takes ${slide?.effect?.getTiming().duration} ms`,
        );
      });
    });
    await page.getByRole('button', { name: 'Got it!' }).click();
    await banner.waitFor({ state: 'detached' });
    const slides = () => performance.getEntriesByName('translate takes 195 ms').length;
    expect(await page.evaluate(slides)).toBe(1);
    const { timestamp, ...others } = JSON.parse((await record()) ?? '{}');
    expect(others).toEqual({ accepted: true });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);

    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[aria-label="Cookies"]')) performance.mark('banner-shown');
      }).observe(document, { childList: true, subtree: true });
    });
    await openHydrated(page, '/quotes');
    await page.getByRole('alert', { name: 'Urgent messages' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => performance.getEntriesByName('banner-shown'))).toEqual([]);
  }));
