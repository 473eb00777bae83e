import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';
import { disableJavaScript } from '../../support/browser-features.ts';
import { clipboard } from '../../support/clipboard.ts';

for (const javaScript of [true, false]) {
  test(`the passages of a divided book can be changed, and an unread line be corrected (JavaScript: ${javaScript})`, async (page) => {
    if (!javaScript) await disableJavaScript(page);
    if (javaScript) await openHydrated(page, '/series');
    else await page.goto('/series');
    await page.getByLabel('Book').fill('James');
    await page.getByLabel('Weeks').fill('2');
    await page.getByLabel('First date').fill('2027-01-10');
    await page.getByRole('button', { name: 'Show the series' }).click();
    await page.getByRole('heading', { level: 1, name: 'James in 2 weeks' }).waitFor();
    if (javaScript) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy calendar address' }).click();
      await page.getByText("The calendar's address is copied.").waitFor();
      expect((await clipboard(page)).text).toMatch(
        /^https:.*\/series\.ics\?start=2027-01-10&book=/,
      );
    } else expect(await page.getByRole('link', { name: 'Calendar address' }).count()).toBe(1);
    await page.getByText('Change this series').click();
    expect(await page.getByLabel('Book').inputValue()).toBe('James');
    await page.getByRole('link', { name: 'Change its passages one by one' }).click();
    await page.getByRole('heading', { level: 1, name: 'Series' }).waitFor();
    const lines = page.getByLabel('Passages, one a line');
    expect(await lines.inputValue()).toBe('James 1-2\nJames 3-5');
    await lines.fill('James 1\nhezekiel 3');
    await page.getByLabel('Title').fill('Faith');
    await page.getByRole('button', { name: 'Show the series' }).click();
    await page.getByRole('heading', { level: 1, name: 'Faith' }).waitFor();
    expect(new URL(page.url()).search).toBe('?title=Faith&start=2027-01-10&p=James+1&p=hezekiel+3');
    await page.getByRole('link', { name: 'Ezekiel 3' }).click();
    await page.getByRole('heading', { level: 3, name: 'Ezekiel 3' }).waitFor();
    await page.getByText('Change this series').click();
    expect(await lines.inputValue()).toBe('James 1\nEzekiel 3');
    await page.goBack();
    await page.getByRole('heading', { level: 3, name: 'hezekiel 3' }).waitFor();
    expect(await lines.inputValue()).toBe('James 1\nhezekiel 3');
  });
}
