import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { chromium } from 'playwright-core';
import { serveProvider } from '../sample-provider/serve.ts';
import { requireChromium } from '../scripts/chromium.ts';
import { median } from './measure.ts';

/** 150 ms and 1.6 Mbit/s. The throughput is in bytes/s. */
const network = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 2e5 };

/** Measures the first contentful paint of a page in Chromium; median in ms. */
export async function measureFirstPaint(site: string, path: string): Promise<number> {
  // The platform compresses documents.
  const app = new Hono().use(compress()).get('*', (c) => fetch(site + c.req.path));
  const server = await serveProvider(app, 0);
  const args = ['--no-sandbox'];
  const browser = await chromium.launch({ executablePath: requireChromium(), args });
  const times: number[] = [];
  for (let i = 0; i < 7; i++) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', network);
    await page.goto(server.url + path);
    const time = 'performance.getEntriesByName("first-contentful-paint")[0].startTime';
    times.push(await page.evaluate(time));
    await page.close();
  }
  await Promise.all([browser.close(), server.close()]);
  return median(times);
}
