import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../support/browser.ts';
import type { Payload } from '../support/hostile-site.ts';
import { failedLoad, watchPageSafety } from '../support/page-safety.ts';

type SafetyOptions = {
  siteUrl: string;
  /** The payloads of a group are shown together. */
  groups: readonly Payload[][];
  show: (page: Page, group: Payload[]) => Promise<void>;
};

/** Expects payloads to be harmless. Shows the payloads of a harmful group one by one, to find the harmful one. */
export function expectSafe({ siteUrl, groups, show }: SafetyOptions) {
  return visit(
    siteUrl,
    async ({ page }) => {
      // View transitions would delay each payload.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const newProblems = watchPageSafety(page, siteUrl);
      const harmful: string[] = [];
      async function check(group: Payload[]) {
        await show(page, group);
        const problems = await newProblems();
        if (problems.length === 0) return;
        harmful.push(`${group.map(({ id }) => id)}: ${problems.join(', ')}`);
        if (group.length > 1) for (const payload of group) await check([payload]);
      }
      for (const group of groups) await check(group);
      expect(harmful).toEqual([]);
    },
    { expectedConsoleLines: failedLoad },
  );
}
