import { expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test('a chip that is clicked before hydration follows its link', () =>
  visit(site.url, async ({ page, newRequests }) => {
    const release = await holdRequests(page, '**/assets/main-*.js');
    await page.goto('/apologetics', { waitUntil: 'commit' });
    await page.getByText('John', { exact: true }).click();
    await panelChip(page, 'John 3').click();
    release();
    await page.getByRole('heading', { name: 'John 3', level: 2 }).waitFor();
    expect(newRequests()).toContain('/apologetics?label=John+3');
    await expect.poll(() => page.locator('article').count()).toBe(3);
  }));

test('a button that is pressed while the page hydrates works', () =>
  visit(site.url, async ({ page }) => {
    await page.addInitScript(() => {
      // The first task after the root has its listeners, before React renders the tree.
      const { addEventListener } = EventTarget.prototype;
      let pressed = false;
      EventTarget.prototype.addEventListener = function (...args) {
        addEventListener.apply(this, args);
        if (pressed || !(this instanceof HTMLElement) || this.id !== 'root') return;
        pressed = true;
        queueMicrotask(() => document.querySelector<HTMLElement>('[type=checkbox]')?.click());
      };
    });
    await openHydrated(page, '/apologetics');
    await page.getByRole('note').nth(1).waitFor({ state: 'detached' });
    expect(await page.getByRole('note').count()).toBe(1);
  }));
