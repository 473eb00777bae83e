import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { expectConsole, hydrated, visit } from '../../support/browser.ts';
import { siteForFile } from '../../support/site.ts';
import { slow } from '../../support/watched-provider.ts';

const site = await siteForFile({}, { systemClock: true });
site.provider.intercept(slow(300));

test.concurrent.each([
  ['within its styles', '/quotes', '<style>'],
  ['before a list', '/quotes?label=Doubt', 'Loading...</'],
  ['within a post', '/quotes', 'data-content="true"'],
  ['after its last element', '/quotes', '<template data-end></template>'],
])('a document that breaks off %s offers to load it again', async (_, path, text) => {
  let isBroken = true;
  const proxy = createServer(async ({ url = '' }, response) => {
    const received = await site.get(url);
    for (const name of ['Content-Type', 'Content-Security-Policy'])
      response.setHeader(name, received.headers.get(name) ?? '');
    const body = Buffer.from(await received.arrayBuffer());
    if (!isBroken || !url.startsWith('/quotes')) return response.end(body);
    return response.write(body.subarray(0, body.indexOf(text) + text.length), () =>
      response.destroy(),
    );
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  await visit({ url: `http://127.0.0.1:${port}` }, async (page) => {
    expectConsole(page, /INCOMPLETE/);
    await page.goto(path, { waitUntil: 'commit' });
    const link = page.getByRole('alert').getByRole('link', { name: 'Load again' });
    await link.waitFor();
    expect(await page.locator('[data-loading]:visible').count()).toBe(0);
    isBroken = false;
    await link.evaluate((element) => (element as HTMLElement).click());
    await hydrated(page);
    expect(await link.count()).toBe(0);
  });
  proxy.close();
});
