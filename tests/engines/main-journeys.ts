import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../support/engines/engine.ts';
import { createVisitor, type Visitor } from '../support/engines/visitor.ts';
import { startRewritingProxy } from '../support/rewriting-proxy.ts';
import { type ReadOnlySite, sharedSite } from '../support/shared-site.ts';

/** A viewport width in px at which the navigation is a drawer and the panel a sheet. Every engine supports it. */
const narrowWidth = 500;

/** The contact page is another document. */
const otherPages = [
  ['Articles', '/articles'],
  ['Contact', '/contact'],
] as const;

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

/** Tests in one engine, which is started once, what engines do differently: history, focus, overlays, the clipboard. */
export function testMainJourneys(start: () => Promise<Engine>) {
  let site: ReadOnlySite;
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    [site, engine] = await Promise.all([sharedSite(), start()]);
    visitor = createVisitor(engine, site);
    await visitor.open('/');
    await visitor.click('button', 'Got it!');
  });

  afterEach(() => expect(engine.newErrors()).toEqual([]));

  afterAll(() => engine?.close());

  test('the drawing of a page is shown', async () => {
    await visitor.open('/quotes');
    // The shapes have a size only when the engine has loaded the file.
    await expect
      .poll(() =>
        engine.evaluate(
          () => document.querySelector<SVGGraphicsElement>('main header use')?.getBBox().width,
        ),
      )
      .toBeGreaterThan(0);
  });

  test('a visitor searches, and copies and pastes a quote', async () => {
    await visitor.open('/quotes');
    await visitor.click('input[type=search]');
    await engine.type('God');
    await engine.press('Enter');
    await visitor.arrives('/quotes?q=God');
    await visitor.sees('h2', 'Search results for “God”');
    await visitor.click('a', 'Clear search');
    await visitor.arrives('/quotes');
    await visitor.click('article [aria-label^="Copy:"]');
    await visitor.sees('[role=status] *', 'Copied, with its source.');
    await visitor.click('input[type=search]');
    await engine.press('Control', 'v');
    const [pasted, quote] = await engine.evaluate(() => [
      document.querySelector<HTMLInputElement>('input[type=search]')?.value,
      document.querySelector('article [data-content]')?.textContent,
    ]);
    expect(pasted).toHaveLength(200);
    expect(pasted?.[0]).toBe('“');
    expect(quote).toContain(pasted?.slice(1));
  });

  test('Back and Forward show each list and page, and move the focus, also past a document load', async () => {
    await visitor.open('/quotes');
    await visitor.click('a', 'More Quotes');
    await visitor.sees('h2', 'Earlier posts');
    await visitor.focuses('posts');
    await visitor.go(-1);
    await visitor.sees('h2', 'Latest posts');
    await visitor.go(1);
    await visitor.sees('h2', 'Earlier posts');
    await visitor.focuses('posts');
    // A link that is pressed while a document loads replaces its entry in the history of some engines.
    for (const [name, path] of otherPages) {
      await visitor.click('header a', name);
      await visitor.arrives(path);
      await visitor.sees('h1', name);
    }
    await visitor.go(-2);
    await visitor.sees('h2', 'Earlier posts');
    await visitor.go(1);
    await visitor.arrives('/articles');
    await visitor.sees('h1', 'Articles');
  });

  test('the drawer opens a page, and is closed after going back', async () => {
    await visitor.open('/quotes', narrowWidth);
    for (const [name, path] of otherPages) {
      await visitor.click('button', 'Menu');
      await visitor.click('dialog a', name);
      await visitor.arrives(path);
      await visitor.go(-1);
      await visitor.arrives('/quotes');
      await visitor.closesOverlays();
    }
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
    await visitor.click('a[href$="?label=John+3"], a[href*="?label=John+3#"]');
    await visitor.closesOverlays();
    await visitor.arrives('/apologetics?label=John+3');
  });

  test('a page that a visitor left before it was hydrated is hydrated after going back', async () => {
    const proxy = await startRewritingProxy();
    proxy.target = site.url;
    proxy.rewrite = async (response, path) =>
      /\/main-.*\.js$/.test(path) && response.ok
        ? new Response(losesMessagesOnce + (await response.text()), response)
        : response;
    await engine.resize(1200, 800);
    await engine.open(`${proxy.url}/quotes`);
    await visitor.click('header a', 'Contact');
    await visitor.arrives('/contact');
    await visitor.go(-1);
    await visitor.arrives('/quotes');
    await proxy.close();
  });
}
