import type { Page, Request } from 'playwright-core';
import { unsafeContent } from './harm-in-page.ts';

const player = 'https://www.youtube-nocookie.com/embed/';

/** The browser itself writes a line for what does not come, such as an image of a post: the tests' browser finds no other site. */
export const failedLoad =
  /Failed to load resource: (the server responded with a status of [45]|net::)/;

/**
 * Watches what a page does while it shows what strangers wrote.
 *
 * @returns tells, since the last call, what the page did and now has that no page of ours may
 */
export function watchPageSafety(page: Page, siteUrl: string): () => Promise<string[]> {
  let deeds: string[] = [];
  page.on('dialog', async (dialog) => {
    deeds.push(`A script ran: ${dialog.type()} ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => deeds.push(`A window was opened: ${popup.url()}`));
  page.on('download', (download) => deeds.push(`A download of ${download.url()}`));
  page.on('websocket', (socket) => deeds.push(`A connection to ${socket.url()}`));
  page.on('pageerror', (error) => deeds.push(`Thrown: ${error.message}`));
  page.on('console', (message) => {
    // Whatever the policies had to refuse is written to the console.
    if (!failedLoad.test(message.text())) deeds.push(`The console says: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!isOurs(request, siteUrl) && !mayBeAsked(request))
      deeds.push(`Requested: ${request.url()}`);
  });
  return async () => {
    const inPage = await page.evaluate(unsafeContent);
    const harm = [...deeds, ...inPage];
    deeds = [];
    return harm;
  };
}

function isOurs(request: Request, siteUrl: string): boolean {
  return /^(data|blob):/.test(request.url()) || request.url().startsWith(`${siteUrl}/`);
}

/** A post's images, and the player. */
function mayBeAsked(request: Request): boolean {
  const url = request.url();
  return request.resourceType() === 'image' ? url.startsWith('https:') : url.startsWith(player);
}
