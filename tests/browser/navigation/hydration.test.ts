import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { hydrated, openHydrated, visit } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const pages = [
  ...['/', '/apologetics?label=Nowhere', '/apologetics?pageToken=refused', '/quotes?q=God'],
  ...[`/articles/${defaults.posts.searchTips}`, '/articles/0000', '/quotes?q=%E0%A4'],
];

/** The text of the page, without the keys of the search box, which are rendered after hydration. */
async function shownText(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s*Ctrl K/, '');
}

test.concurrent.each(pages)(
  '%s hydrates without a console message, a change of text or a request for its initial content',
  (path) =>
    visit(
      site.url,
      async ({ page, newRequests }) => {
        await page.addInitScript(() =>
          localStorage.setItem('cookie-acceptance', JSON.stringify({ accepted: true })),
        );
        await page.goto(path);
        const before = await shownText(page);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(newRequests().filter((request) => request.startsWith('/api'))).toEqual([]);
        expect(await shownText(page)).toBe(before);
      },
      { expectedStatusErrors: true },
    ),
);

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
