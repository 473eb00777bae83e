import type { Page } from 'playwright-core';

/** Lists the links and buttons whose name does not begin with their visible text, which is what people say to press them. */
export function accessibleNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function textOf(element: Element, isLeftOut: (part: Element) => boolean): string {
      return [...element.childNodes]
        .map((node) => {
          if (!(node instanceof Element)) return node.textContent;
          return isLeftOut(node) ? '' : textOf(node, isLeftOut);
        })
        .join('');
    }
    /** The text of `::after`, such as '(3)'. */
    function generatedText(element: Element): string {
      const { content } = getComputedStyle(element, '::after');
      if (content === 'none' || content.includes('url(')) return '';
      return content
        .replace(/attr\(([^)]+)\)/g, (_, name) => `"${element.getAttribute(name)}"`)
        .replace(/" "|^"|"( \/ ".*)?$/g, '');
    }
    const words = (text: string) =>
      text
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
    return [...document.querySelectorAll('a[href], button, summary')].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const description = element.getAttribute('aria-describedby') ?? '';
      const shown =
        textOf(element, (part) => part.matches('.visually-hidden') || part.id === description) +
        generatedText(element);
      const name =
        element.getAttribute('aria-label') ??
        textOf(element, (part) => part.ariaHidden === 'true') + generatedText(element);
      const isNamed = words(shown) ? words(name).startsWith(words(shown)) : shown.trim() === '';
      return isNamed ? [] : [`“${shown}” is named “${name}”`];
    });
  });
}
