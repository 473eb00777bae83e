import type { Page } from 'playwright-core';

/** Lists the controls of less than 44 px, and the links of less than 24 px that are not in the text of a post. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = 'a:not(.button, .secondary, .icon-button), label input';
    const targets = document.querySelectorAll('a[href], button, input, textarea, summary');
    return [...targets].flatMap((target) => {
      const isSeen = target.checkVisibility({ visibilityProperty: true });
      if (!isSeen || target.closest('.visually-hidden, [data-content]')) return [];
      const { width, height } = target.getBoundingClientRect();
      const isSmall = Math.min(width, height) < (target.matches(links) ? 24 : 44);
      const name = target.ariaLabel ?? target.textContent;
      return isSmall ? [`“${name}” is ${width} × ${height} px`] : [];
    });
  });
}
