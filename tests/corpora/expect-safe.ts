import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../support/browser.ts';
import type { Payload } from '../support/hostile-site.ts';
import { failedLoad, watchPageSafety } from '../support/page-safety.ts';

type Shown = {
  siteUrl: string;
  /** Those that are shown together. */
  groups: readonly Payload[][];
  show: (page: Page, group: Payload[]) => Promise<void>;
};

/** Shows payloads together, and where that does harm each alone, so that it is known which one does. */
export function expectNoHarm({ siteUrl, groups, show }: Shown) {
  return visit(
    siteUrl,
    async ({ page }) => {
      const harm = watchPageSafety(page, siteUrl);
      const harmful: string[] = [];
      async function judge(group: Payload[]) {
        await show(page, group);
        const found = await harm();
        if (found.length === 0) return;
        harmful.push(`${group.map(({ id }) => id)}: ${found.join(', ')}`);
        if (group.length > 1) for (const payload of group) await judge([payload]);
      }
      for (const group of groups) await judge(group);
      expect(harmful).toEqual([]);
    },
    { expectedConsoleLines: failedLoad },
  );
}
