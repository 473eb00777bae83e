import { expect, vi } from 'vitest';
import type { Site } from '../site.ts';
import { crawler } from '../user-agent.ts';
import type { Engine } from './engine.ts';

const deadline = { timeout: 10_000, interval: 50 };

/** A visitor's actions on the site in a browser engine. A step may or may not load a document. */
export function createVisitor(engine: Engine, site: Site) {
  return {
    /** Loads a complete page and waits until it is hydrated. */
    async open(path: string, width = 1200) {
      await engine.resize(width, 800);
      await (await site.get(path, crawler)).text();
      await engine.open(site.url + path);
      await this.arrives(path);
    },
    click: (selector: string, name?: string) =>
      vi.waitFor(() => engine.click(selector, name), deadline),
    sees: (selector: string, name?: string) =>
      vi.waitFor(
        async () => expect(await engine.renders(selector, name), `${selector} ${name}`).toBe(true),
        deadline,
      ),
    hides: (selector: string, name?: string) =>
      vi.waitFor(
        async () => expect(await engine.renders(selector, name), `${selector} ${name}`).toBe(false),
        deadline,
      ),
    /** Waits until the URL has this path and query and its page is hydrated. */
    arrives: (path: string) =>
      vi.waitFor(async () => {
        expect(
          await engine.evaluate(() => [
            location.pathname + location.search,
            performance.getEntriesByName('hydrated').length > 0,
          ]),
        ).toEqual([path, true]);
      }, deadline),
    /** Traverses the session history: -1 is Back, 1 is Forward. */
    go: (steps: number) =>
      engine.evaluate((delta) => void setTimeout(() => history.go(delta)), steps),
    /** Waits until the element with this id has focus. */
    focuses: (id: string) =>
      vi.waitFor(
        async () =>
          expect(
            await engine.evaluate(
              () => document.activeElement?.id || document.activeElement?.localName,
            ),
          ).toBe(id),
        deadline,
      ),
    /** Waits until neither the drawer nor the sheet is open. */
    closesOverlays: () =>
      vi.waitFor(
        async () => expect(await engine.evaluate(hasOverlay), 'overlay').toBe(false),
        deadline,
      ),
  };
}

function hasOverlay(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null;
}

export type Visitor = ReturnType<typeof createVisitor>;
