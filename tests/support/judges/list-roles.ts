import type { Page } from 'playwright-core';

/** The lists of the page whose items have no markers, and that name no role: they are no lists in Safari. */
export function listsWithoutRole(page: Page): Promise<string[]> {
  return page
    .locator('ul:not([role]), ol:not([role])')
    .evaluateAll((lists) =>
      lists
        .filter((list) =>
          [list, ...list.children].some((it) =>
            /^(?:none|"")$/.test(getComputedStyle(it).listStyleType),
          ),
        )
        .map(
          (list) =>
            `the list of class ${list.className} has no role: ${list.textContent?.slice(0, 40)}`,
        ),
    );
}
