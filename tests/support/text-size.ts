import type { Page } from 'playwright-core';

/** Chromium's default; px. */
const normal = 16;

/** Sets the browser's own text size, in percent of the default. Media queries in em follow it. */
export async function textSizeOf(page: Page): Promise<(percent: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (percent) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: (normal * percent) / 100 } });
}
