import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitsTo } from '../../support/browser.ts';
import { printedPages, withShareSheet } from '../../support/browser-features.ts';
import {
  openPost,
  plainText,
  post,
  serveImages,
  showPost,
  siteUrl,
} from '../../support/post-to-copy.ts';
import { siteForFile, startSite } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile();
const visit = visitsTo(site);
const withoutScript = visitsTo(site, { javaScript: false });

const permittedUse = 'For use in sermons and lessons, not for sale. What else is permitted:';
const confirmation = 'Copied, with its source.';

const htmlContent = (heading: string) =>
  `<blockquote>In him we live<br>and <i>move</i> and <b>have our being</b>.</blockquote><p>See <a href="${siteUrl}/quotes?label=Truth">more</a>&nbsp;&amp; <a href="https://example.org/a?b=1&amp;c=2">there</a>.</p><${heading}>Three poets</${heading}><ul><li>Aratus</li><li><p>Cleanthes</p><ul><li>of Assos<ol><li>a boxer</li></ol></li></ul></li></ul><ol start="3"><li>Epimenides</li><li>Menander</li></ol><p>&nbsp;</p><p><br></p><div><table><tbody><tr><td>one</td><td></td><td>two</td></tr></tbody></table></div><p>The <span>end</span>.</p>`;

const sourceText = (path: string, name: string) =>
  `${name}\n${siteUrl}${path}\n${permittedUse} ${siteUrl}/copyright`;

const sourceHtml = (path: string, name: string) =>
  `<p>${name}<br><a href="${siteUrl}${path}">${siteUrl}${path}</a><br>${permittedUse} <a href="${siteUrl}/copyright">${siteUrl}/copyright</a></p>`;

const clipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read('text/plain'), html: await read('text/html') };
  });

const copyButton = (page: Page) => page.getByRole('button', { name: `Copy: ${post.title}` });

const sourceName = 'Paul & the <poets>, Areopagus Sample Ministry';
const [words, ...others] = plainText.split('\n\n');
const quoteText = `“${words}”\n${sourceName}\n${siteUrl}/quotes?post=1001\n\n${others.join('\n\n')}\n\n${permittedUse} ${siteUrl}/copyright`;

test.each([
  ['/quotes?label=Truth', '/quotes?post=1001', 'h4', quoteText],
  [
    '/articles/1001',
    '/articles/1001',
    'h2',
    `${plainText}\n\n${sourceText('/articles/1001', sourceName)}`,
  ],
])('on %s one click copies the content and its source', (path, postPath, heading, text) =>
  visit(async ({ page, newRequests }) => {
    showPost(site);
    await openPost(page, path);
    const before = await page.locator('main').innerHTML();
    await page.waitForLoadState('networkidle');
    newRequests();
    await copyButton(page).click();
    await page.getByRole('status', { name: 'Messages' }).getByText(confirmation).waitFor();
    expect(await clipboard(page)).toEqual({
      text,
      html: `${htmlContent(heading)}${sourceHtml(postPath, 'Paul &amp; the &lt;poets&gt;, Areopagus Sample Ministry')}`,
    });
    expect(await page.locator('main').innerHTML()).toBe(before);
    expect(newRequests().filter((path) => !/copied-post-/.test(path))).toEqual([]);
  }),
);

test.each([
  [
    'the initial of an article',
    '<p>A good quotation.</p><p>Another.</p>',
    ['A good quotation.', 'Another.'],
    '<p>A good quotation.</p>',
  ],
  [
    'list items',
    '<ol><li>one</li><li value="5"><div>five</div></li><li>\n<blockquote><p>six</p></blockquote></li><li>seven<p>more</p></li></ol><ol reversed start="3"><li>three</li><li>two</li></ol>',
    ['1. one', '5. five', '6. six', '7. seven', 'more', '3. three', '2. two'],
    '<li value="5">',
  ],
  [
    'alphabetic and Roman numbers',
    '<ol type="a" start="26"><li>deep<ol type="I" start="4"><li>deeper</li></ol></li><li>high</li></ol><ol style="list-style-type: upper-alpha"><li>wide</li></ol><ol type="i" reversed><li>two</li><li>one</li></ol><ol type="a" start="0"><li>none</li></ol>',
    ['z. deep', '  IV. deeper', 'aa. high', 'A. wide', 'ii. two', 'i. one', '0. none'],
    '<ol type="a" start="26"><li>deep<ol type="I" start="4"><li>deeper</li></ol></li><li>high</li></ol><ol type="A"><li>wide</li></ol><ol type="i" reversed="">',
  ],
])('%s are copied as shown on the page', (name, content, lines, markup) =>
  visit(async ({ page }) => {
    // Each content has its own id, because the site caches posts.
    const id = `17${name.length}`;
    site.provider.intercept(({ path }) =>
      path.includes('/posts/') ? Response.json(wirePost({ id, content })) : undefined,
    );
    await openPost(page, `/articles/${id}`);
    await page.getByRole('button', { name: 'Copy: A title' }).click();
    await page.getByText(confirmation).waitFor();
    const { text, html } = await clipboard(page);
    expect(text?.split('\n\nA title')[0]?.split(/\n+/)).toEqual(lines);
    expect(html).toContain(markup);
  }),
);

test('without the organization, the source has no name of one', () =>
  visit(async ({ page }) => {
    const failing = await startSite();
    failing.provider.intercept(({ path }) => {
      if (path.startsWith('/v1/organizations/')) return failure(500, 'Down for repairs.');
      return path.includes('/posts/') ? Response.json(wirePost()) : undefined;
    });
    await openPost(page, `${failing.url}/articles/1001`);
    await page.getByRole('button', { name: 'Copy: A title' }).click();
    await page.getByText(confirmation).waitFor();
    expect(await clipboard(page)).toEqual({
      text: `Some words.\n\n${sourceText('/articles/1001', 'A title')}`,
      html: `<p>Some words.</p>${sourceHtml('/articles/1001', 'A title')}`,
    });
    await failing.close();
  }));

test('posts shown by a client navigation can be copied, each by its own button', () =>
  visit(async ({ page }) => {
    await openPost(page, '/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Quotes' })
      .click();
    const second = page.locator('main article').nth(1);
    const title = await second.locator('h3').innerText();
    await second.getByRole('button', { name: 'Copy' }).click();
    await page.getByText(confirmation).waitFor();
    const { text } = await clipboard(page);
    const href = await second.locator('h3 a').getAttribute('href');
    const words = await second.locator('blockquote').innerText();
    expect(text).toContain(`“${words}”\n${title}, Areopagus Sample Ministry\n${siteUrl}${href}\n`);
  }));

test('the author of a quote and its source stand right below its words', () =>
  visit(async ({ page }) => {
    const content =
      '<p>On grace:</p><div>\n<blockquote><p>Two.</p></blockquote><blockquote>\nThree.</blockquote></div>— A. Author<br>For Lent.';
    site.provider.intercept(({ path }) =>
      path.includes('/posts/') ? Response.json(wirePost({ id: '1802', content })) : undefined,
    );
    await openPost(page, '/quotes?post=1802');
    await page.getByRole('button', { name: 'Copy: A title' }).click();
    await page.getByText(confirmation).waitFor();
    expect((await clipboard(page)).text).toBe(
      `On grace:\n\n“Two.\n\nThree.”\n— A. Author\nA title, Areopagus Sample Ministry\n${siteUrl}/quotes?post=1802\n\nFor Lent.\n\n${permittedUse} ${siteUrl}/copyright`,
    );
  }));

/** Denies the permission to write to the clipboard. */
async function denyClipboard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    browserContextId: String(targetInfo.browserContextId),
  });
}

test('every post links to the copyright statement, also without JavaScript', () =>
  withoutScript(async ({ page }) => {
    showPost(site);
    await serveImages(page);
    for (const path of ['/apologetics', '/quotes?post=1001', '/articles/1001']) {
      await page.goto(path);
      const posts = await page.locator('main article').count();
      const links = page.locator('main article').getByRole('link', { name: 'Copyright Statement' });
      expect(await links.count()).toBe(posts);
      expect(await page.getByRole('button', { name: /^(Copy|Share)/ }).count()).toBe(0);
    }
    await page.getByRole('main').getByRole('link', { name: 'Copyright Statement' }).click();
    await page.getByRole('heading', { name: 'Copyright Statement', level: 1 }).waitFor();
  }));

test('a printed page has the post and its source, and no controls', () =>
  visit(async ({ page }) => {
    showPost(site);
    await withShareSheet(page, 'shared');
    await openPost(page, '/quotes?post=1001');
    await page.getByRole('button', { name: `Share: ${post.title}` }).waitFor();
    const text = (await printedPages(page)).join(' ');
    expect(text).toContain('In him we live');
    expect(text).toContain(`${siteUrl}/quotes?post=1001. ${permittedUse} ${siteUrl}/copyright`);
    expect(text).not.toMatch(/\bCopy\b|Share|Copyright Statement|Back to/);
  }));

test('if clipboard access is denied, the post is selected, to copy with the keyboard', () =>
  visit(async ({ page }) => {
    showPost(site);
    await openPost(page, '/quotes?post=1001');
    await denyClipboard(page);
    await copyButton(page).press('Enter');
    const message = 'Press Ctrl+C (⌘C) to copy.';
    await page.getByRole('status', { name: 'Messages' }).getByText(message).waitFor();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toMatch(/^\s*In him we live[\s\S]*The end\.\s*$/);
    await page.keyboard.press('ControlOrMeta+c');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    expect((await clipboard(page)).text).toContain('In him we live');
  }));
