import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sampleContent } from '../../sample-provider/content.ts';
import type { Engine } from '../support/engines/engine.ts';
import { createVisitor, type Visitor } from '../support/engines/visitor.ts';
import { startRewritingProxy } from '../support/rewriting-proxy.ts';
import { type Site, startSite } from '../support/site.ts';
import { wirePost } from '../support/wire-post.ts';

/** A viewport width in px at which the navigation is a drawer and the panel a sheet. Every engine supports it. */
const narrowWidth = 500;

const { quotes, articles } = sampleContent().posts;

const chapterLink = 'a[href$="?label=John+3"], a[href*="?label=John+3#"]';

/**
 * The first document of a tab gets no messages, by which React's scheduler continues its work. WebKit
 * sometimes loses them when a page enters the back/forward cache.
 */
const losesMessagesOnce = `
  if (!sessionStorage.messagesLost) {
    sessionStorage.messagesLost = 'yes';
    MessagePort.prototype.postMessage = () => {};
  }
`;

/** Tests the main journeys through the site in one engine, which is started once. */
export function testMainJourneys(start: () => Promise<Engine>) {
  let site: Site;
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    [site, engine] = await Promise.all([startSite(), start()]);
    visitor = createVisitor(engine, site);
    await visitor.open('/');
    await visitor.click('button', 'Got it!');
    await visitor.hides('button', 'Got it!');
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await saveScreenshot(task.id);
    expect(engine.newErrors()).toEqual([]);
  });

  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });

  async function saveScreenshot(name: string) {
    const file = join(tmpdir(), `${name}.png`);
    await writeFile(file, await engine.screenshot());
    console.error(`Screenshot: ${file}`);
  }

  test('a visitor searches with the keyboard shortcut', async () => {
    await visitor.open('/quotes');
    await engine.press('Control', 'k');
    await engine.type('God');
    await engine.press('Enter');
    await visitor.arrives('/quotes?q=God');
    await visitor.sees('h2', 'Search results for “God”');
    await visitor.click('a', 'Clear search');
    await visitor.arrives('/quotes');
  });

  test('More, Back and Forward show the list, and move the focus to it', async () => {
    await visitor.open('/quotes');
    await visitor.click('a', 'More Quotes');
    await visitor.sees('h2', 'Earlier posts');
    await visitor.focuses('posts');
    await visitor.go(-1);
    await visitor.sees('h2', 'Latest posts');
    await visitor.go(1);
    await visitor.sees('h2', 'Earlier posts');
    await visitor.focuses('posts');
  });

  test('the drawer opens a page, and is closed after going back', async () => {
    for (const [name, path] of [
      ['Articles', '/articles'],
      ['Contact', '/contact'],
    ] as const) {
      await visitor.open('/quotes', narrowWidth);
      await visitor.click('button', 'Menu');
      await visitor.click('dialog a', name);
      await visitor.arrives(path);
      await visitor.go(-1);
      await visitor.arrives('/quotes');
      await visitor.closesOverlays();
    }
  });

  test('the sheet opens a chapter, and is closed after going back', async () => {
    await visitor.open('/apologetics', narrowWidth);
    await visitor.click('button', 'Scripture');
    await visitor.click('summary', 'John');
    await visitor.click(chapterLink);
    await visitor.arrives('/apologetics?label=John+3');
    await visitor.sees('h2', 'John 3');
    await visitor.closesOverlays();
    await visitor.go(-1);
    await visitor.arrives('/apologetics');
    await visitor.closesOverlays();
  });

  test('the sheet accepts a passage, including the one that is shown', async () => {
    await visitor.open('/apologetics', narrowWidth);
    for (const _ of ['first', 'again']) {
      await visitor.click('main button[popovertarget]');
      await visitor.click('[aria-label="Search Books of the Bible"]');
      await engine.type('jn 3');
      await engine.press('Enter');
      await visitor.arrives('/apologetics?label=John+3');
      await visitor.closesOverlays();
      await visitor.sees('h2', 'John 3');
    }
    await visitor.click('main button[popovertarget]');
    await visitor.click(chapterLink);
    await visitor.closesOverlays();
    await visitor.arrives('/apologetics?label=John+3');
  });

  test('going back two steps at once, past a document load, shows the earlier page', async () => {
    await visitor.open('/quotes');
    await visitor.click('header a', 'Articles');
    await visitor.sees('h1', 'Articles');
    await visitor.click('header a', 'Contact');
    await visitor.sees('h1', 'Contact');
    await visitor.go(-2);
    await visitor.arrives('/quotes');
    await visitor.sees('h1', 'Apologetic Quotes');
    await visitor.go(1);
    await visitor.arrives('/articles');
    await visitor.sees('h1', 'Articles');
  });

  test('a page that a visitor left before it was hydrated is hydrated after going back', async () => {
    const proxy = await startRewritingProxy();
    proxy.proxyTo(site.url);
    proxy.rewrite(async (response, path) =>
      /\/main-.*\.js$/.test(path) && response.ok
        ? new Response(losesMessagesOnce + (await response.text()), response)
        : response,
    );
    await engine.open(`${proxy.url}/quotes`);
    await visitor.click('header a', 'Contact');
    await visitor.arrives('/contact');
    await visitor.go(-1);
    await visitor.arrives('/quotes');
    await proxy.close();
  });

  test('a visitor copies a quote', async () => {
    await visitor.open('/quotes');
    await visitor.click('article [aria-label^="Copy:"]');
    await visitor.sees('[role=status] *', 'Copied, with its source.');
    await engine.press('Control', 'k');
    await engine.press('Control', 'v');
    const [pasted, quote] = await engine.evaluate(() => [
      document.querySelector<HTMLInputElement>('input[type=search]')?.value,
      document.querySelector('article [data-content]')?.textContent,
    ]);
    expect(pasted).toHaveLength(200);
    expect(quote).toContain(pasted);
  });

  test('if copying is denied, a dialog of the height of its content shows the text with its paragraphs', async () => {
    const post = wirePost({ id: '1001', content: '<p>In him we live.</p><p>And move.</p>' });
    site.provider.intercept(({ path }) =>
      path.includes('/posts/') ? Response.json(post) : undefined,
    );
    await visitor.open('/quotes?post=1001');
    site.provider.intercept();
    await engine.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await visitor.click('button', 'Copy: A title');
    await visitor.sees('dialog[open] textarea');
    const [text, below] = await engine.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      const bottom = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
      return [
        dialog?.querySelector('textarea')?.value,
        bottom(dialog) - bottom(dialog?.querySelector('button')),
      ];
    });
    expect(text).toContain('In him we live.\n\nAnd move.\n\nA title');
    expect(below).toBeLessThan(40);
  });

  test('a visitor collects posts, names the handout and moves a post', async () => {
    const posts = [`quotes:${quotes[0]?.id}`, `articles:${articles[0]?.id}`];
    await visitor.open(`/quotes?post=${quotes[0]?.id}`);
    await visitor.click('main button[aria-label^="Add to handout"]');
    await visitor.sees('nav[aria-label=Handout] a', 'Handout: 1 post');
    await visitor.open(`/articles/${articles[0]?.id}`);
    await visitor.click('main button[aria-label^="Add to handout"]');
    await visitor.click('nav[aria-label=Handout] a', 'Handout: 2 posts');
    await visitor.arrives(`/handout?posts=${posts.join(',')}`);
    await visitor.click('[name=title]');
    await engine.type('Advent');
    await engine.press('Enter');
    await visitor.arrives(`/handout?title=Advent&posts=${posts.join(',')}`);
    await visitor.sees('h1', 'Advent');
    await visitor.click('button', `Move down: ${quotes[0]?.title}`);
    await visitor.arrives(`/handout?title=Advent&posts=${posts.toReversed().join(',')}`);
    await visitor.focuses(`up-quotes-${quotes[0]?.id}`);
    await visitor.go(-1);
    await visitor.arrives(`/handout?title=Advent&posts=${posts.join(',')}`);
    await visitor.open('/quotes');
    await visitor.click('nav[aria-label=Handout] a', 'Handout: 2 posts');
    await visitor.arrives(`/handout?title=Advent&posts=${posts.toReversed().join(',')}`);
  });

  test('a visitor sends a message', async () => {
    await visitor.open('/contact');
    await visitor.sees('form[aria-label=Contact] button', 'Submit');
    for (const [name, text] of [
      ['full_name', 'Damaris of Athens'],
      ['email', 'damaris@example.org'],
      ['phone', '555-123-4567'],
    ] as const) {
      await visitor.click(`[name=${name}]`);
      await engine.type(text);
    }
    await engine.press('Enter');
    await visitor.sees('[role=status] *', 'Your message has been sent!');
    expect(site.provider.outbox.newestFirst()).toHaveLength(1);
  });
}
