import type { Page } from 'playwright-core';

/** The English texts that Lighthouse's audit `link-text` (core/audits/seo/link-text.js) finds say nothing of where a link leads. */
const genericTexts = [
  ...['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info'],
  ...['more information', 'right here', 'read more', 'see more', 'start', 'this'],
];

/**
 * The texts of the page's links that say nothing of where they lead, and those that are a URL. Like
 * the audit it reads what is rendered (`innerText`) and no `aria-label`; unlike it, without signs
 * such as an arrow, and on links to the page itself as well.
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
