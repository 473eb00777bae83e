import type { Page } from 'playwright-core';

/** Blocks requests whose URL matches until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
