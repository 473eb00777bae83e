import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { visitsTo } from '../../support/browser.ts';
import { withShareSheet } from '../../support/browser-features.ts';
import { openPost, plainText, post, showPost, siteUrl } from '../../support/post-to-copy.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const visit = visitsTo(site);

beforeEach(() => {
  showPost(site);
});

const shareButton = (page: Page) => page.getByRole('button', { name: `Share: ${post.title}` });

const long = `${'Grace is free. '.repeat(30)}`;

test.each([
  ['/articles/1001', post.content, plainText.replace(/\s+/g, ' ')],
  [
    '/quotes?post=1003',
    `<blockquote>“${long.trim()}”</blockquote><p>— A. Author</p>`,
    `“${'Grace is free. '.repeat(20).trimEnd()}..”\n— A. Author\nPaul & the <poets>, Areopagus Sample Ministry`,
  ],
])('%s is shared with its title, its first words and its URL', (path, content, text) =>
  visit(async ({ page }) => {
    site.provider.intercept((request) =>
      request.path.includes('/posts/')
        ? Response.json({ ...post, id: path.slice(-4), content })
        : undefined,
    );
    await withShareSheet(page, 'shared');
    await openPost(page, path);
    await shareButton(page).click();
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared'));
    // The code that shares is loaded when the button is pointed at.
    await expect.poll(shared).toEqual([{ title: 'Paul & the <poets>', text, url: siteUrl + path }]);
    expect(await page.getByRole('status', { name: 'Messages' }).innerText()).toBe('');
  }),
);

test('a share sheet that is closed, or still open, shows no message, and a failure shows one', async () => {
  for (const outcome of ['AbortError', 'InvalidStateError'] as const) {
    await visit(async ({ page }) => {
      await withShareSheet(page, outcome);
      await openPost(page, '/articles/1001');
      await shareButton(page).click();
      await page.waitForTimeout(100);
      expect(await page.getByRole('alert', { name: 'Urgent messages' }).innerText()).toBe('');
    });
  }
  await visit(async ({ page }) => {
    await withShareSheet(page, 'NotAllowedError');
    await openPost(page, '/articles/1001');
    await shareButton(page).click();
    await page.getByRole('alert').getByText('It could not be shared.').waitFor();
  });
});

test('without the Web Share API there is no Share button', () =>
  visit(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openPost(page, '/quotes?label=Truth');
    await page.getByRole('button', { name: `Copy: ${post.title}` }).waitFor();
    expect(await shareButton(page).count()).toBe(0);
  }));
