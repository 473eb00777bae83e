import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitsTo } from '../support/browser.ts';
import type { Payload } from '../support/hostile-site.ts';
import { failedLoad, watchPageSafety } from '../support/page-safety.ts';
import { newAddress } from '../support/visitor-address.ts';

type SafetyOptions = {
  siteUrl: string;
  payloads: readonly Payload[];
  /** The number of payloads that one page shows. */
  groupSize: number;
  show: (page: Page, group: readonly Payload[]) => Promise<void>;
};

/** Expects payloads to be harmless. Halves a harmful group until the harmful payload is found. */
export function expectSafe({ siteUrl, payloads, groupSize, show }: SafetyOptions) {
  const visit = visitsTo({ url: siteUrl }, { expectedConsoleLines: failedLoad });
  return visit(async ({ page }) => {
    const newProblems = watchPageSafety(page, siteUrl);
    const harmful: string[] = [];
    const isEnough = () => harmful.length >= 5;
    async function check(group: readonly Payload[]) {
      // The rate limit of content counts by address.
      await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': newAddress() });
      await show(page, group);
      const problems = await newProblems();
      if (problems.length === 0 || isEnough()) return;
      if (group.length === 1) harmful.push(`${group[0]?.id}: ${problems.join(', ')}`);
      else await checkGroups(group, Math.ceil(group.length / 2));
    }
    async function checkGroups(all: readonly Payload[], size: number) {
      for (let start = 0; start < all.length; start += size) {
        await check(all.slice(start, start + size));
      }
    }
    await checkGroups(payloads, groupSize);
    expect(harmful).toEqual([]);
  });
}
