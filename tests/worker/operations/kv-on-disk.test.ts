import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { startSite } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { crawler } from '../../support/user-agent.ts';

test('what was cached on disk is served after a restart, also while the provider is down', async () => {
  const kvDir = await mkdtemp(join(tmpdir(), 'kv-'));
  onTestFinished(() => rm(kvDir, { recursive: true }));
  const before = await startSite({}, { kvDir });
  const page = await readPage(before.get('/quotes', crawler));
  // KV is written after the response.
  for (const url of ['/api/quotes', '/api/organization']) await storedContent(before, url);
  await before.close();

  const after = await startSite({ API_HOST: before.provider.url }, { kvDir });
  onTestFinished(after.close);
  const again = await readPage(after.get('/quotes', crawler));
  expect(again.status).toBe(200);
  expect(again.texts('article h3').length).toBeGreaterThan(3);
  expect(again.texts('article h3')).toEqual(page.texts('article h3'));
  expect((await after.get('/articles', crawler)).status).toBe(503);
});
