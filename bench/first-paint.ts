import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { chromium } from 'playwright-core';
import { serveProvider } from '../sample-provider/serve.ts';
import { requireChromium } from '../scripts/chromium.ts';
import { median } from './measure.ts';

/** 150 ms and 1.6 Mbit/s. The throughput is in bytes/s. */
const network = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 2e5 };

/** Measures the first contentful paint of a page in Chromium, in turns with the same page whose styles are a file; medians in ms. */
export async function measureFirstPaint(site: string, path: string): Promise<number[]> {
  let styles = '';
  const app = new Hono().use(compress()).get('*', async (c) => {
    if (c.req.path === '/style.css') return c.body(styles, 200, { 'Content-Type': 'text/css' });
    const response = await fetch(site + c.req.path);
    if (c.req.query('styles') !== 'file') return response;
    const [start, style = '', end] = (await response.text()).split(/<\/?style>/);
    styles = style;
    return c.html(`${start}<link rel="stylesheet" href="/style.css">${end}`);
  });
  const server = await serveProvider(app, 0);
  const args = ['--no-sandbox'];
  const browser = await chromium.launch({ executablePath: requireChromium(), args });
  const times = { '': [] as number[], '?styles=file': [] as number[] };
  for (let i = 0; i < 7; i++) {
    for (const [query, measured] of Object.entries(times)) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', network);
      await page.goto(server.url + path + query);
      const time = 'performance.getEntriesByName("first-contentful-paint")[0].startTime';
      measured.push(await page.evaluate(time));
      await page.close();
    }
  }
  await Promise.all([browser.close(), server.close()]);
  return Object.values(times).map(median);
}
