import type { Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';

/** Prints the page and returns the text of each sheet of paper. */
export async function printedPages(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'Letter' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}

/** Chromium's default text size, in px. */
const defaultTextSize = 16;

/**
 * @returns a function that sets the browser's text size, in percent of the default. Media queries in
 * em depend on it
 */
export async function textSizeOf(page: Page): Promise<(percent: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (percent) =>
    session.send('Page.setFontSizes', {
      fontSizes: { standard: (defaultTextSize * percent) / 100 },
    });
}

/** Opens the next documents of the page without JavaScript. */
export async function disableJavaScript(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** The position of an element in the viewport, in px. */
export function rectOf(part: Locator): Promise<DOMRect> {
  return part.evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** Resolves when what an event has changed is rendered. */
export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
