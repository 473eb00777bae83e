import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each sheet of paper that the page is printed on. */
export async function printedPages(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'Letter' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}
