import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findProgram } from '../../../scripts/find-program.ts';
import { canClick, type Engine, findRendered } from './engine.ts';

/** The path of Firefox: FIREFOX in the environment, or one on this machine. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX || findProgram('firefox-esr', 'firefox');
}

/** Firefox, which can also print the page of a URL to a PDF file. */
type Firefox = Engine & { print(url: string): Promise<Uint8Array> };

/** Starts Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Firefox> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  let viewport = { width: 1200, height: 800 };
  let errors: string[] = [];
  let page = await newPage();

  async function newPage() {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await setViewport(page);
    return page;
  }

  /** Firefox 140 (ESR) sets the size, but lacks the command for the orientation, which Puppeteer sends with it. */
  async function setViewport(page: Page) {
    await page.setViewport(viewport).catch((error) => {
      if (!/unknown command/.test(error.message)) throw error;
    });
  }

  async function open(url: string) {
    // Puppeteer cannot navigate a tab in which the back/forward cache has restored a page.
    const previous = page;
    page = await newPage();
    await previous.close();
    await page.goto(url);
  }

  return {
    open,
    evaluate: (task, ...args) => page.evaluate(expression(task, args)) as Promise<never>,
    async click(selector, name) {
      const found = await page.evaluateHandle(expression(findRendered, [selector, name ?? null]));
      const element = found.asElement() as ElementHandle<Element> | null;
      if (!(await element?.evaluate(canClick))) throw new Error(`Cannot click: ${selector}`);
      await element?.click();
    },
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    async resize(width, height) {
      viewport = { width, height };
      await setViewport(page);
    },
    newErrors() {
      const newErrors = errors;
      errors = [];
      return newErrors;
    },
    async print(url) {
      await open(url);
      return page.pdf({ format: 'A4' });
    },
    close: () => browser.close(),
  };
}

function expression(task: unknown, args: unknown[]): string {
  return `(${task})(...${JSON.stringify(args)})`;
}
