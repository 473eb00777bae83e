import type { Page } from 'playwright-core';

/** The English texts that Lighthouse's audit `link-text` reports as not descriptive (core/audits/seo/link-text.js). */
const genericTexts = [
  ...['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info'],
  ...['more information', 'right here', 'read more', 'see more', 'start', 'this'],
];

/**
 * The link texts of the page that do not describe a target, or are a URL. Like the audit, this reads
 * the rendered text (`innerText`) and ignores `aria-label`. Unlike the audit, it ignores signs such as
 * arrows and includes links to the page itself.
 */
export async function genericLinks(page: Page): Promise<string[]> {
  const texts = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.matches('[href^="mailto:"]'))
        .map((link) => (link as HTMLElement).innerText.trim()),
    );
  return texts.filter((text) => {
    const words = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return genericTexts.includes(words) || /^https?:\/\/\S+$/.test(text);
  });
}
