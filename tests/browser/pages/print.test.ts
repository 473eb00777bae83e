import { expect } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { openHydrated, test } from '../../support/browser.ts';
import { printedPages } from '../../support/browser-features.ts';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const controls =
  /Skip to content|Home|Menu|More (Posts|Quotes|Articles)|Back to Articles|\bCopy\b|\bShare\b|[▾×]/;
const banners = /Got it!|By using this website|Hide this message|Read (the notes on|our Copyright)/;
const invitations = /Learn More|Proper 13", Miracles|Contact Us/;

test('in print a page has its title, its source and the permitted use, and no controls', async (page) => {
  for (const path of [
    '/',
    '/apologetics',
    '/quotes?q=faith',
    `/articles/${defaults.posts.usageNotes}`,
    '/resources',
  ] as const) {
    await openHydrated(page, path);
    await page.getByText('Got it!').waitFor();
    const title = inOneLine(await page.locator('h1').innerText());
    const sheets = await printedPages(page);
    const text = sheets.join(' ');
    expect(sheets[0]).toContain(title);
    expect(text).toContain(`https://areopagus.example${path}`);
    expect(text).toContain('For use in sermons and lessons, not for sale.');
    expect(text).toContain('https://areopagus.example/copyright');
    for (const parts of [controls, banners, invitations]) expect(text, path).not.toMatch(parts);
  }
});
