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

/** Returns what is in the clipboard. */
export const clipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read('text/plain'), html: await read('text/html') };
  });
