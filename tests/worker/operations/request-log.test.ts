import { expect, test } from 'vitest';
import { lineOf } from '../../support/log-lines.ts';
import { siteForFile } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';

const site = await siteForFile({}, { clock: true });

test('a streamed page is logged when it ends, and also after a disconnect or for HEAD', async () => {
  // The organization and the next Sunday are stored.
  await site.read('/');
  const release = site.provider.hold();
  const streamed = await site.get('/apologetics');
  const leaving = new AbortController();
  const headers = { 'User-Agent': browserUserAgent };
  const visit = { headers, signal: leaving.signal };
  const left = await fetch(`${site.url}/apologetics?label=John`, visit);
  const reading = left.text();
  leaving.abort();
  await expect(reading).rejects.toThrow();
  const head = await fetch(`${site.url}/quotes?label=Hell`, { headers, method: 'HEAD' });
  expect((await lineOf(site, head)).status).toBe(200);
  expect(site.log.join()).not.toContain(streamed.headers.get('X-Request-Id'));
  await site.advance(400);
  release();
  await streamed.text();
  const line = await lineOf(site, streamed);
  expect(line.loads.count).toBe(1);
  expect(line.ms).toBeGreaterThanOrEqual(400);
  expect(line.loads.ms).toBeGreaterThanOrEqual(400);
  expect((await lineOf(site, left)).status).toBe(200);
});
