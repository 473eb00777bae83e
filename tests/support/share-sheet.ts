import type { Page } from 'playwright-core';

/** Stands for the sheet of apps that a phone shows. */
export async function withShareSheet(
  page: Page,
  outcome: 'shared' | 'AbortError' | 'NotAllowedError',
) {
  await page.addInitScript((outcome) => {
    Object.assign(window, { shared: [] });
    Object.defineProperty(Navigator.prototype, 'share', {
      async value(data: ShareData) {
        Reflect.get(window, 'shared').push(data);
        if (outcome !== 'shared') throw new DOMException('No.', outcome);
      },
    });
  }, outcome);
}
