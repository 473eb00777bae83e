import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { violations } from '../../support/axe.ts';
import { expectConsole, goOffline, hydrated, openHydrated, test } from '../../support/browser.ts';
import { disableJavaScript, printedPages, textSizeOf } from '../../support/browser-features.ts';
import { clipboard, denyClipboard } from '../../support/clipboard.ts';
import { focused } from '../../support/focused.ts';
import { smallTargets } from '../../support/judges/small-targets.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const { thoughts, quotes, articles } = sampleContent().posts;
const titles = [quotes[0]?.title, thoughts[0]?.title, articles[0]?.title];
const posts = `quotes:${quotes[0]?.id},thoughts:${thoughts[0]?.id},articles:${articles[0]?.id}`;
const path = `/handout?title=For+Advent&posts=${posts}`;
const editor = `${path}&edit=1`;

/** Opens the handout in a browser whose own handout is this one, or another one. */
async function openOwn(page: Page, ownQuery = path.replace('/handout', ''), opened = path) {
  await page.addInitScript((query) => {
    if (!localStorage.getItem('handout')) localStorage.setItem('handout', query);
  }, ownQuery);
  await openHydrated(page, opened);
}

/** Browsers with the Web Share API have 'Share' in place of 'Copy link'. */
const withoutShare = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const more = (page: Page) => page.getByText('More', { exact: true }).first().click();
const link = (page: Page) => page.getByLabel('Or the link of a post');
const openLink = (page: Page) => page.getByText('Add posts').click();
const shown = (page: Page) => page.locator('main h2').allInnerTexts();
const announced = (page: Page) => page.getByRole('status', { name: 'What changed' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('handout'));

test('a link that is shared opens to read, to copy, and with one button to change the handout', async (page) => {
  await withoutShare(page);
  await openHydrated(page, path);
  expect(await page.title()).toBe('For Advent | Areopagus');
  await page.getByRole('heading', { level: 1, name: 'For Advent', exact: true }).waitFor();
  expect(await shown(page)).toEqual(titles);
  const changes = page.getByRole('button', { name: /^(Move|Remove|Set title|Keep)/ });
  expect(await changes.count()).toBe(0);
  await page.getByText(/^About \d+ minutes to say aloud, \d+ printed pages?\.$/).waitFor();
  expect(await button(page, 'Download for Word').count()).toBe(1);
  await denyClipboard(page);
  await button(page, 'Copy link').click();
  await page.getByText('Press Ctrl+C (⌘C) to copy.').waitFor();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toBe(`https://areopagus.example${path}`);
  await page.keyboard.press('Escape');
  const drawing = page.locator('main > header svg');
  expect(await drawing.count()).toBe(1);
  await page.getByRole('link', { name: 'Change this handout' }).click();
  await page.locator('h1:focus', { hasText: 'Handout' }).waitFor();
  // It would be behind the field of the title.
  expect(await drawing.count()).toBe(0);
  await button(page, `Move down: ${titles[0]}`).click();
  await expect.poll(() => shown(page)).toEqual([titles[1], titles[0], titles[2]]);
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'For Advent', exact: true }).waitFor();
});

test('each change of the posts is announced, and stored once, and the focus stays where it was', async (page) => {
  await openOwn(page);
  await page.waitForLoadState('networkidle');
  const newRequests = watchRequests(page);
  await button(page, `Move down: ${titles[0]}`).focus();
  await page.keyboard.press('Enter');
  await announced(page).getByText(`${titles[0]}: now 2 of 3.`).waitFor();
  expect(await shown(page)).toEqual([titles[1], titles[0], titles[2]]);
  expect((await focused(page))?.name).toBe(`Move down: ${titles[0]}`);
  await page.keyboard.press('Space');
  await announced(page).getByText(`${titles[0]}: now 3 of 3.`).waitFor();
  // The last post cannot move down.
  expect((await focused(page))?.name).toBe(`Move up: ${titles[0]}`);
  expect(newRequests()).toEqual([]);
  await page.reload();
  await hydrated(page);
  expect(await shown(page)).toEqual([titles[1], titles[2], titles[0]]);
  expect(await stored(page)).toBe(new URL(page.url()).search);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual([titles[1], titles[0], titles[2]]);
  await page.goForward();
  await expect.poll(() => shown(page)).toEqual([titles[1], titles[2], titles[0]]);

  await page.getByLabel('Title').fill('  Proper 29 ');
  await page.keyboard.press('Enter');
  await page.waitForURL(/title=Proper\+29/);
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Proper 29');
  await announced(page).getByText('Title set.').waitFor();
  expect((await focused(page))?.name).toBe('Title');
  await openLink(page);
  await link(page).fill(`https://areopagus.example/quotes?post=${quotes[1]?.id}`);
  await page.keyboard.press('Enter');
  await announced(page).getByText('The handout has 4 posts.').waitFor();
  expect(await shown(page)).toEqual([titles[1], titles[2], titles[0], quotes[1]?.title]);
  expect(await link(page).inputValue()).toBe('');
  expect(await stored(page)).toContain('?title=Proper+29&posts=');

  // Of two changes at once the second one is ignored.
  await page
    .getByRole('button', { name: /^Remove: / })
    .evaluateAll((all: HTMLButtonElement[]) => all.forEach((remove) => void remove.click()));
  await announced(page).getByText('The handout has 3 posts.').waitFor();
  const left = [titles[2], titles[0], quotes[1]?.title];
  expect(await shown(page)).toEqual(left);
  expect(await stored(page)).toBe(new URL(page.url()).search);

  await button(page, `Remove: ${left[1]}`).click();
  await announced(page).getByText(`Removed: ${left[1]}. The handout has 2 posts.`).waitFor();
  expect((await focused(page))?.name).toBe(`Remove: ${left[2]}`);
  await button(page, `Remove: ${left[2]}`).click();
  await announced(page).getByText('The handout has 1 post.').waitFor();
  expect((await focused(page))?.name).toBe(`Remove: ${left[0]}`);
  await button(page, `Remove: ${left[0]}`).click();
  await page.getByText('No posts yet.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
});

test('the titles in their order are wide with large text, and ten long ones fit in one screen of a phone', async (page) => {
  await page.setViewportSize({ width: 361, height: 900 });
  const keys = thoughts.slice(0, 10).map(({ id }) => `thoughts:${id}`);
  expect(keys).toHaveLength(10);
  await openHydrated(page, `/handout?posts=${keys}&edit=1`);
  const order = page.getByRole('navigation', { name: 'Order' });
  const links = order.getByRole('link');
  const setTextSize = await textSizeOf(page);
  await setTextSize(200);
  await page.setViewportSize({ width: 360, height: 740 });
  const widths = await links.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(240);
  await setTextSize(100);
  for (const length of [82, 160]) {
    await links.evaluateAll(
      (all, text) => {
        for (const link of all) link.textContent = text;
      },
      'How the witnesses of the empty tomb '.repeat(5).slice(0, length),
    );
    expect((await order.boundingBox())?.height).toBeLessThan(740);
  }
});

test('a change keeps all content, also offline and after minutes, and asks for a missing post again', async (page) => {
  expectConsole(page);
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + Number(sessionStorage.getItem('passed') ?? 0);
  });
  await openHydrated(page, `${path},quotes:gone&edit=1`);
  await button(page, 'Move up: quote gone').hover();
  await page.waitForLoadState('networkidle');
  const newRequests = watchRequests(page);
  await page.evaluate((ms) => sessionStorage.setItem('passed', `${ms}`), 6 * 60_000);
  await goOffline(page);
  await button(page, 'Move up: quote gone').press('Enter');
  await announced(page).getByText('quote gone: now 3 of 4.').waitFor();
  expect((await focused(page))?.name).toBe('Move up: quote gone');
  expect(await shown(page)).toEqual(titles);
  expect(newRequests()).toEqual(['/api/handout/quotes/gone']);
});

test('what was typed survives hydration, printing and every button, and a wrong address says so beside its field', async (page) => {
  const release = await holdRequests(page, '**/assets/main-*.js');
  await page.goto(editor, { waitUntil: 'commit' });
  await page.getByLabel('Title').fill('Proper 29');
  await openLink(page);
  await link(page).fill('quotes?po');
  release();
  await hydrated(page);
  const [sheet] = await printedPages(page);
  expect(sheet?.startsWith(`Proper 29 ${titles[0]}`)).toBe(true);
  await button(page, `Move down: ${titles[0]}`).click();
  await expect.poll(() => shown(page)).toEqual([titles[1], titles[0], titles[2]]);
  expect(await page.getByLabel('Title').inputValue()).toBe('Proper 29');
  expect(await link(page).inputValue()).toBe('quotes?po');
  await page.getByLabel('Title').fill('Proper 28');
  await link(page).fill('https://example.org/');
  await button(page, 'Add post').click();
  await page.waitForURL(/title=Proper\+28/);
  await page.locator('[aria-invalid]:focus').waitFor();
  expect(await link(page).inputValue()).toBe('https://example.org/');
  const problem = page.locator(`#${await link(page).getAttribute('aria-describedby')}`);
  expect(await problem.innerText()).toContain('No post has the link that you entered.');
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await link(page).fill(`${site.url}/quotes?post=${quotes[1]?.id}`);
  await button(page, `Remove: ${titles[0]}`).click();
  await expect.poll(() => shown(page)).toEqual([titles[1], titles[2], quotes[1]?.title]);
  expect(await link(page).inputValue()).toBe('');
  expect(await problem.count()).toBe(0);
  expect(new URL(page.url()).searchParams.has('add')).toBe(false);
});

test('the handout of somebody else replaces the own one only on request, and one that was replaced or cleared can be opened again', async (page) => {
  const own = `?posts=quotes:${quotes[1]?.id}`;
  await openOwn(page, own, editor);
  await button(page, `Remove: ${titles[0]}`).click();
  await announced(page).getByText('The handout has 2 posts.').waitFor();
  expect(await stored(page)).toBe(own);
  await button(page, 'Keep as my handout').press('Enter');
  await announced(page).getByText('This is now your handout.').waitFor();
  await page.locator('p:focus', { hasText: 'Your handout, in this browser only' }).waitFor();
  expect(await stored(page)).toBe(new URL(page.url()).search);
  await page.reload();
  await hydrated(page);
  await page.getByText('Another handout was in this browser before:').waitFor();
  await page.getByRole('link', { name: 'open it (1 post)' }).press('Enter');
  await expect.poll(() => shown(page)).toEqual([quotes[1]?.title]);
  await button(page, 'Keep as my handout').press('Enter');
  await page.getByRole('link', { name: 'open it (2 posts)' }).waitFor();
  expect(await stored(page)).toBe(own);
  await button(page, 'Empty this handout').click();
  await page.getByText('No posts yet.').waitFor();
  await page.locator('h1:focus').waitFor();
  expect(await stored(page)).toBe('');
  await page.getByRole('link', { name: 'open it (1 post)' }).press('Enter');
  await expect.poll(() => shown(page)).toEqual([quotes[1]?.title]);
  await page.locator('h1:focus').waitFor();
});

test('a handout is copied as text, as HTML and as a link, and is a file, with its title as it was typed', async (page) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutShare(page);
  await openHydrated(page, editor);
  await page.getByLabel('Title').fill('Proper 29');
  await more(page);
  const before = await page.locator('main').innerHTML();
  await button(page, 'Copy all').click();
  await page.getByText('Copied, with its source.').waitFor();
  const { text, html } = await clipboard(page);
  expect(await page.locator('main').innerHTML()).toBe(before);
  const source = `Areopagus Sample Ministry, https://areopagus.example/quotes?post=${quotes[0]?.id}`;
  expect(text?.startsWith(`Proper 29\n\n${titles[0]}\n\n`)).toBe(true);
  expect(text).toContain(`.”\n${source}\n\n`);
  expect(text).toContain(`\n\n${titles[1]}\n\n`);
  expect(text?.match(/For use in sermons and lessons/g)).toHaveLength(1);
  expect(text?.endsWith('https://areopagus.example/copyright')).toBe(true);
  expect(html).toContain(`<h1>Proper 29</h1><h2>${titles[0]}</h2>`);
  expect(html).toContain(`<p>${source.replace('https', '<a href="https')}">`);
  expect(html?.match(/For use in sermons and lessons/g)).toHaveLength(1);
  const download = page.waitForEvent('download');
  await button(page, 'Download as Markdown').click();
  expect((await download).suggestedFilename()).toBe('Proper 29.md');
  await button(page, 'Copy link').click();
  await page.getByText('The link is copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `https://areopagus.example/handout?title=Proper+29&posts=${posts}`,
  );
});

test('a printed handout has the posts, each with its source, and nothing of the interface', async (page) => {
  await page.addInitScript(() => localStorage.setItem('handout', '?posts=quotes:1'));
  await openHydrated(page, `${path},quotes:gone`);
  const text = (await printedPages(page)).join(' ');
  expect(text.startsWith('For Advent')).toBe(true);
  for (const title of titles) expect(text).toContain(title);
  const source = `https://areopagus.example/articles/${articles[0]?.id}`;
  expect(text).toContain(`Areopagus Sample Ministry, ${source}`);
  expect(text).toContain('This quote is missing');
  expect(text.match(/For use in sermons and lessons/g)).toHaveLength(1);
  expect(text.trim().endsWith('https://areopagus.example/copyright')).toBe(true);
  expect(text).not.toMatch(
    /Move|Remove|Copy|Print|Word|Markdown|Title|Set title|Empty|bookmark|Menu|Got it|in this browser/,
  );
});

test('large print is 18 pt, and no heading is the last line of a page, also without JavaScript', async (page) => {
  await disableJavaScript(page);
  const all = [
    ...thoughts.slice(0, 8).map(({ id }) => `thoughts:${id}`),
    ...articles.slice(0, 6).map(({ id }) => `articles:${id}`),
  ];
  await page.goto(`/handout?posts=${all.join(',')},quotes:gone`);
  const headings = await page.locator('main :is(h2, h3, h4), main header time').allInnerTexts();
  expect(headings.length).toBeGreaterThan(all.length);
  await more(page);
  await page.getByLabel('Large print (18 pt)').check();
  await page.emulateMedia({ media: 'print' });
  const texts = '[data-content] :is(p, h2, h3, h4, li, blockquote), [data-source], main li p';
  const last = 'main p:last-child';
  const shownTexts = page.locator(`${texts}, ${last}`).filter({ visible: true });
  expect(await shownTexts.count()).toBeGreaterThan(10);
  const small = await shownTexts.evaluateAll((all) =>
    all.filter((it) => parseFloat(getComputedStyle(it).fontSize) < 24).map((it) => it.outerHTML),
  );
  expect(small).toEqual([]);
  const sheets = (await printedPages(page)).map((sheet) => sheet.trim());
  expect(sheets.length).toBeGreaterThan(4);
  const endsAlone = (sheet: string) => headings.some((text) => sheet.endsWith(text));
  expect(sheets.slice(0, -1).filter(endsAlone)).toEqual([]);
});
