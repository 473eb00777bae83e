import { expect, vi } from 'vitest';
import type { ReadOnlySite } from '../shared-site.ts';
import { crawler } from '../user-agent.ts';
import type { Engine } from './engine.ts';

/** Resolves when the check no longer throws. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 });

/** A visitor's actions on the site in a browser engine. A step may or may not load a document. */
export function createVisitor(engine: Engine, site: ReadOnlySite) {
  const isShown = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && element.textContent?.trim() === text,
    );
  const isLoaded = () =>
    document.readyState === 'complete' && performance.getEntriesByName('hydrated').length > 0;
  const hasFocus = (id: string) => document.activeElement?.id === id;
  const hasOverlay = () => document.querySelector('dialog[open], :popover-open') !== null;

  return {
    /** Loads a complete page and waits until it is hydrated. */
    async open(path: string, width = 1200) {
      await eventually(() => engine.resize(width, 800));
      await (await site.get(path, crawler)).text();
      await engine.open(site.url + path);
      await this.arrives(path);
    },
    click: (selector: string, name?: string) => eventually(() => engine.click(selector, name)),
    sees: (selector: string, text: string) =>
      eventually(async () =>
        expect(await engine.evaluate(isShown, selector, text), `${selector} ${text}`).toBe(true),
      ),
    /** Waits until the URL has this path and query and its page is hydrated. */
    arrives: (path: string) =>
      eventually(async () => {
        expect(
          await engine.evaluate(() => [
            location.pathname + location.search,
            performance.getEntriesByName('hydrated').length > 0,
          ]),
        ).toEqual([path, true]);
      }),
    /** Traverses the session history from a loaded page: -1 is Back, 1 is Forward. */
    async go(steps: number) {
      await eventually(async () => expect(await engine.evaluate(isLoaded)).toBe(true));
      // The traversal may begin before the response to the script, which is then lost.
      await engine
        .evaluate((delta) => void setTimeout(() => history.go(delta), 50), steps)
        .catch(() => {});
    },
    /** Waits until the element with this id has focus. */
    focuses: (id: string) =>
      eventually(async () => expect(await engine.evaluate(hasFocus, id), id).toBe(true)),
    /** Waits until neither the drawer nor the sheet is open. */
    closesOverlays: () =>
      eventually(async () => expect(await engine.evaluate(hasOverlay), 'overlay').toBe(false)),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
