import type { Page } from 'playwright-core';

/** Matches text that is read rather than scanned: posts, excerpts and documents. */
export const readingText = '[data-content], [data-excerpt]';

/** The most characters in a line of reading text (WCAG 2.2, 1.4.8, allows 80). */
const measure = 75;

/** Lists the lines of reading text that are too long. */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate(
    ([selector, limit]) => {
      const range = document.createRange();
      const problems: string[] = [];
      for (const text of document.querySelectorAll(selector)) {
        const lines = new Map<string, string>();
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode as Text;
          const cell = parentElement?.closest('td, th, li, p, div')?.getBoundingClientRect().top;
          for (const { index, 0: word } of data.matchAll(/\S+\s*/g)) {
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + word.trimEnd().length);
            const { bottom = 0 } = range.getClientRects()[0] ?? {};
            const line = `${cell} ${Math.round(bottom / 8)}`;
            lines.set(line, (lines.get(line) ?? '') + word);
          }
        }
        for (const line of lines.values()) {
          // Without the space after the last word.
          if (line.length - 1 > limit) problems.push(`a line of ${line.length - 1}: ${line}`);
        }
      }
      return problems;
    },
    [readingText, measure] as const,
  );
}
