import { expect } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { expectConsole, hydrated, openHydrated, test } from '../../support/browser.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';

const [article] = sampleContent().posts.articles;

test.for(['main', 'navigation'])(
  'a chip that is pressed while the script %s is loading loads a document',
  async (page, script) => {
    const newRequests = watchRequests(page);
    const requested = page.waitForRequest(`**/assets/${script}-*.js`);
    const release = await holdRequests(page, `**/assets/${script}-*.js`);
    await page.goto('/apologetics', { waitUntil: 'commit' });
    await page.getByText('John', { exact: true }).click();
    await requested;
    await panelChip(page, 'John 3').click();
    release();
    await page.getByRole('heading', { name: 'John 3', level: 2 }).waitFor();
    expect(newRequests()).toContain('/apologetics?label=John+3');
    await expect.poll(() => page.locator('article').count()).toBe(3);
  },
);

test('if the script of navigations cannot be loaded, links and Back load documents', async (page) => {
  expectConsole(page);
  await page.route('**/assets/navigation-*.js', (route) => route.fulfill({ status: 404 }));
  await openHydrated(page, '/');
  const newRequests = watchRequests(page);
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
  await hydrated(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Explore Areopagus' }).waitFor();
  expect(newRequests().filter((url) => !/^.(api|assets)/.test(url))).toEqual(['/quotes', '/']);
});

test('a button that is pressed while the page hydrates works', async (page) => {
  await page.addInitScript(() => {
    // The first task after the root has its listeners, before React renders the tree.
    const { addEventListener } = EventTarget.prototype;
    let pressed = false;
    EventTarget.prototype.addEventListener = function (...args) {
      addEventListener.apply(this, args);
      if (pressed || !(this instanceof HTMLElement) || this.id !== 'root') return;
      pressed = true;
      queueMicrotask(() => document.querySelector<HTMLElement>('[type=checkbox]')?.click());
    };
  });
  await openHydrated(page, '/apologetics');
  await page.getByRole('note').nth(1).waitFor({ state: 'detached' });
  expect(await page.getByRole('note').count()).toBe(1);
});

test.for(['/web/2026/https://areopagus.example', '/mirror'])(
  'a copy of a page below %s stays readable',
  async (page, below) => {
    await page.route(`**${below}/**`, async (route) => {
      const url = route.request().url().replace(below, '');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    for (const path of [`/articles/${article?.id}`, '/quotes?q=God', '/']) {
      await page.goto(below + path, { waitUntil: 'networkidle' });
      expect(await page.locator('[data-item]').count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => performance.getEntriesByName('hydrated'))).toEqual([]);
    }
  },
);

test('what is typed stays if something changed the texts before hydration', async (page) => {
  expectConsole(page, /Minified React error #418/);
  for (const [path, field] of [
    ['/contact', '[name=message]'],
    ['/quotes', '[type=search]'],
    ['/quotes', '#label-panel [name=filter]'],
    ['/passages', '[name=ref]'],
    ['/handout?title=Easter', '[name=title]'],
  ] as const) {
    const release = await holdRequests(page, '**/assets/main-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(field).fill('Grace');
    // As iOS does with an address, and extensions with words.
    await page.locator('footer address, h1').evaluateAll((all) => {
      for (const { firstChild } of all) {
        const link = document.createElement('a');
        firstChild?.replaceWith(link);
        if (firstChild) link.append(firstChild);
      }
    });
    release();
    await hydrated(page);
    expect(await page.locator(field).inputValue(), path).toBe('Grace');
  }
});

test('what the module of a page throws is reported, and the page stays readable', async (page) => {
  expectConsole(page, /Broken module/);
  await page.route(/\/assets\/texts-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Broken module")' }),
  );
  const reported = page.waitForEvent('pageerror');
  await page.goto('/resources');
  expect((await reported).message).toContain('Broken module');
  expect(await page.locator('main article').count()).toBe(1);
});
