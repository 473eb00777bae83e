import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';
import { sampleContent } from '../sample-provider/content.ts';
import { postCount } from '../shared/content/post.ts';
import { parseInteger, runCommand, UsageError, untilStopped } from './command-line.ts';
import { readContent } from './content/read-content.ts';
import { crawlRegularly } from './crawl-regularly.ts';
import { endWithParent } from './end-with-parent.ts';
import { checkFolder, freePort, printUrls, startSampleProvider } from './local-run.ts';
import { localSettings } from './local-settings.ts';
import { serveWorker } from './worker-server.ts';

/**
 * `npm start [-- --posts 5000 | --content DIR]`: builds the site and runs it in workerd, and the sample provider unless
 * API_HOST is set.
 */
await runCommand(async () => {
  endWithParent();
  checkFolder();
  const file = { type: 'string' } as const;
  const ofLists = { thoughts: file, quotes: file, articles: file, resources: file };
  const files = { content: file, blog: file, ...ofLists };
  const { values } = parseArgs({ options: { posts: { type: 'string', default: '0' }, ...files } });
  const { posts, ...source } = values;
  const copies = parseInteger('--posts', posts, 0);
  if (process.env.API_HOST && Object.keys(source).length > 0) {
    throw new UsageError('API_HOST is set, so the files would not be served. Unset it.');
  }
  const { content, lines } =
    Object.keys(source).length > 0 ? readContent(source) : readSample(copies);
  if (!process.env.API_HOST) console.log(lines.join('\n'));
  const { KV_DIR } = process.env;
  // It persists KV between runs. KV contains the provider's access token, so only the owner can read it.
  if (KV_DIR) mkdirSync(KV_DIR, { recursive: true, mode: 0o700 });
  const port = await freePort();
  console.log('Building the site');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  console.log('Starting it');
  const provider = process.env.API_HOST ? undefined : await startSampleProvider(content);
  const worker = await serveWorker({
    settings: localSettings({
      siteUrl: `http://localhost:${port}`,
      providerUrl: provider?.url ?? '',
      environment: process.env,
      organization: provider && content.organization,
    }),
    port,
    onLog: console.log,
    ...(KV_DIR && { kvDir: resolve(KV_DIR) }),
  });
  // The URL is the last line, unless a slow provider keeps the crawl busy.
  const crawl = crawlRegularly(worker);
  await Promise.race([crawl.first, setTimeout(5000)]);
  printUrls(port, provider);
  await untilStopped();
  crawl.stop();
  await worker.close();
  await provider?.close();
});

function readSample(copies: number) {
  const content = sampleContent({ copies });
  const count = Object.values(content.posts).flat().length;
  return { content, lines: [`Read ${postCount(count)} of the sample.`] };
}
