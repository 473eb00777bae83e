import type { Page } from 'playwright-core';

/** Denies the permission to write to the clipboard. */
export async function denyClipboard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    browserContextId: String(targetInfo.browserContextId),
  });
}
