import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each sheet of paper that the page is printed on. */
export async function printedPages(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'Letter' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}

/** Chromium's default; px. */
const normal = 16;

/** Sets the browser's own text size, in percent of the default. Media queries in em follow it. */
export async function textSizeOf(page: Page): Promise<(percent: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (percent) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: (normal * percent) / 100 } });
}

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
