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
  let [styles, areFile] = ['', false];
  const app = new Hono().use(compress()).get('*', async (c) => {
    if (c.req.path === '/style.css') return c.body(styles, 200, { 'Content-Type': 'text/css' });
    const response = await fetch(site + c.req.path);
    if (!areFile || c.req.path !== path) return response;
    const [start, style = '', end] = (await response.text()).split(/<\/?style>/);
    styles = style;
    return c.html(`${start}<link rel="stylesheet" href="/style.css">${end}`);
  });
  const server = await serveProvider(app, 0);
  const args = ['--no-sandbox'];
  const browser = await chromium.launch({ executablePath: requireChromium(), args });
  const times: [inDocument: number[], inFile: number[]] = [[], []];
  for (let i = 0; i < 7; i++) {
    for (const of of times) {
      areFile = of === times[1];
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', network);
      await page.goto(server.url + path);
      const time = 'performance.getEntriesByName("first-contentful-paint")[0].startTime';
      of.push(await page.evaluate(time));
      await page.close();
    }
  }
  await browser.close();
  await server.close();
  return times.map(median);
}
