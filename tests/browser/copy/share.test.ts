import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { testOf } from '../../support/browser.ts';
import { openPost, plainText, post, showPost, siteUrl } from '../../support/post-to-copy.ts';
import { siteForFile } from '../../support/site.ts';
import { postsOf } from '../../support/watched-provider.ts';

const site = await siteForFile();
const test = testOf(site);

beforeEach(() => {
  showPost(site);
});

const shareButton = (page: Page) =>
  page.getByRole('button', { name: `Share: ${post.title}` }).first();

/** Replaces the share sheet of the operating system, which fails each time with the next of the errors. */
const withShareSheet = (page: Page, errors: string[] = []) =>
  page.addInitScript((errors) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(Navigator.prototype, 'share', {
      async value(data: ShareData) {
        const error = errors[shared.push(data) - 1];
        if (error) throw new DOMException('No.', error);
      },
    });
  }, errors);

const shared = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared'));

const long = 'Grace is free. '.repeat(30);

test.for([
  ['/articles/1001', post.content, plainText.replace(/\s+/g, ' ')],
  [
    '/quotes?post=1003',
    `<blockquote>“${long.trim()}”</blockquote><p>— A. Author</p>`,
    `“${'Grace is free. '.repeat(20).trimEnd()}..”\n— A. Author\nPaul & the <poets>, Areopagus Sample Ministry`,
  ],
])('%s is shared with its title, first words and URL', async (page, [path, content, text]) => {
  site.provider.intercept(postsOf({ ...post, id: path.slice(-4), content }));
  await withShareSheet(page);
  await openPost(page, path);
  await shareButton(page).click();
  await expect
    .poll(() => shared(page))
    .toEqual([{ title: 'Paul & the <poets>', text, url: siteUrl + path }]);
  expect(await page.getByRole('status', { name: 'Messages' }).innerText()).toBe('');
});

test('a share sheet that is closed, or still open, shows no message, and a failure shows one', async (page) => {
  const messages = page.getByRole('alert', { name: 'Urgent messages' });
  await withShareSheet(page, ['AbortError', 'InvalidStateError', 'NotAllowedError']);
  await openPost(page, '/articles/1001');
  for (const count of [1, 2, 3]) {
    expect(await messages.innerText()).toBe('');
    await shareButton(page).click();
    await expect.poll(() => shared(page)).toHaveLength(count);
  }
  await messages.getByText('It could not be shared.').waitFor();
});

test('a handout is shared with its title and its link', async (page) => {
  await withShareSheet(page);
  const path = '/handout?title=Advent&posts=articles:1001';
  await openPost(page, path);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => shared(page)).toEqual([{ title: 'Advent', url: siteUrl + path }]);
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
});

test('without the Web Share API there is no Share button', async (page) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openPost(page, '/quotes?label=Truth');
  await page.getByRole('button', { name: `Copy: ${post.title}` }).waitFor();
  expect(await shareButton(page).count()).toBe(0);
});
