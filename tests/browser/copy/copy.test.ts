import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHydrated, testOf } from '../../support/browser.ts';
import { clipboard, denyClipboard } from '../../support/clipboard.ts';
import { openPost, plainText, post, showPost, siteUrl } from '../../support/post-to-copy.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';
import { failure, postsOf } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile();
const test = testOf(site);

const permittedUse = 'For use in sermons and lessons, not for sale. What else is permitted:';
const confirmation = 'Copied, with its source.';

const htmlContent = (heading: string) =>
  `<blockquote>In him we live<br>and <i>move</i> and <b>have our being</b>.</blockquote><p>See <a href="${siteUrl}/quotes?label=Truth">more</a>&nbsp;&amp; <a href="https://example.org/a?b=1&amp;c=2">there</a>.</p><${heading}>Three poets</${heading}><ul><li>Aratus</li><li>Cleanthes<ul><li>of Assos<ol><li>a boxer</li></ol></li></ul></li></ul><ol start="3"><li>Epimenides</li><li>Menander</li></ol><div><table><tbody><tr><td>one</td><td></td><td>two</td></tr></tbody></table></div><p>The end.</p>`;

const sourceText = (path: string, name: string) =>
  `${name}\n${siteUrl}${path}\n${permittedUse} ${siteUrl}/copyright`;

const sourceHtml = (path: string, name: string) =>
  `<p>${name}<br><a href="${siteUrl}${path}">${siteUrl}${path}</a><br>${permittedUse} <a href="${siteUrl}/copyright">${siteUrl}/copyright</a></p>`;

const copyButton = (page: Page) =>
  page.getByRole('button', { name: `Copy: ${post.title}` }).first();

const sourceName = 'Paul & the <poets>, Areopagus Sample Ministry';
const [words, ...others] = plainText.split('\n\n');
const quoteText = `“${words}”\n${sourceName}\n${siteUrl}/quotes?post=1001\n\n${others.join('\n\n')}\n\n${permittedUse} ${siteUrl}/copyright`;

// The first test of the site, which has not stored the organization then.
test('without the organization, the source has no name of one', async (page) => {
  site.provider.intercept(({ path }) => {
    if (path.startsWith('/v1/organizations/')) return failure(500, 'Down for repairs.');
    return path.includes('/posts/') ? Response.json(wirePost({ id: '1000' })) : undefined;
  });
  await openPost(page, '/articles/1000');
  await page.getByRole('button', { name: 'Copy: A title' }).first().click();
  await page.getByText(confirmation).waitFor();
  expect(await clipboard(page)).toEqual({
    text: `Some words.\n\n${sourceText('/articles/1000', 'A title')}`,
    html: `<p>Some words.</p>${sourceHtml('/articles/1000', 'A title')}`,
  });
});

test.for([
  // This post is the second one of the list.
  ['/quotes?label=Truth', '/quotes?post=1001', 'h4', quoteText],
  [
    '/articles/1001',
    '/articles/1001',
    'h2',
    `${plainText}\n\n${sourceText('/articles/1001', sourceName)}`,
  ],
])('on %s a click copies content and source', async (page, [path, postPath, heading, text]) => {
  showPost(site);
  await openPost(page, path);
  const before = await page.locator('main').innerHTML();
  await page.waitForLoadState('networkidle');
  const newRequests = watchRequests(page);
  // A press counts while the script of the copy is loading.
  const release = await holdRequests(page, /on-demand-/);
  await copyButton(page).click();
  const status = page.getByRole('status', { name: 'Messages' });
  expect(await status.innerText()).toBe('');
  release();
  await status.getByText(confirmation).waitFor();
  expect(await clipboard(page)).toEqual({
    text,
    html: `${htmlContent(heading)}${sourceHtml(postPath, 'Paul &amp; the &lt;poets&gt;, Areopagus Sample Ministry')}`,
  });
  expect(await page.locator('main').innerHTML()).toBe(before);
  expect(newRequests().filter((path) => !/on-demand-/.test(path))).toEqual([]);
});

test('a note, its language and the numbers of lists are copied as shown on the page', async (page) => {
  const content = `<p>A good quotation.<a href="#n1">*</a></p><p id="n1" lang="la" dir="auto">A note.</p>
    <ol type="a" start="26"><li value="5">deep<ol type="I" start="4"><li>deeper</li></ol></li></ol>`;
  site.provider.intercept(postsOf(wirePost({ id: '1702', content })));
  await openPost(page, '/articles/1702');
  await page.getByRole('button', { name: 'Copy: A title' }).first().click();
  await page.getByText(confirmation).waitFor();
  const { text, html } = await clipboard(page);
  expect(text).toContain('A good quotation.*\n\nA note.\n\ne. deep\n  IV. deeper\n\n');
  const note = `<a href="${siteUrl}/articles/1702#post-1702.n1">*</a>`;
  expect(html).toContain(`<p>A good quotation.${note}</p><p lang="la" dir="auto">A note.</p>`);
  expect(html).toContain('<ol type="a" start="26"><li value="5">deep<ol type="I" start="4">');
});

test('if clipboard access is denied, the post is selected, to copy with the keyboard', async (page) => {
  showPost(site);
  await openPost(page, '/quotes?post=1001');
  await denyClipboard(page);
  await page.clock.install();
  await copyButton(page).press('Enter');
  const message = page.getByText('Press Ctrl+C (⌘C) to copy.');
  await page.getByRole('status', { name: 'Messages' }).filter({ has: message }).waitFor();
  await page.clock.runFor(11_000);
  expect(await message.count()).toBe(1);
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toMatch(/^\s*In him we live[\s\S]*The end\.\s*$/);
  await page.keyboard.press('ControlOrMeta+c');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  expect((await clipboard(page)).text).toContain('In him we live');
});

test("a feed's address is copied", async (page) => {
  await openHydrated(page, '/quotes?label=Hell');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy feed address' }).click();
  await page.getByText("The feed's address is copied. Paste it into a feed reader.").waitFor();
  expect((await clipboard(page)).text).toMatch(/^https:.*\/quotes\/feed\.xml\?label=Hell$/);
  // Without JavaScript it is a link (tests/unit/pages/feeds.test.ts).
  expect(await page.getByRole('link', { name: 'Feed of new quotes' }).count()).toBe(0);
});
