import { startAnyLabelProvider } from './any-label-provider.ts';
import { bundleBaseline } from './bundle-baseline.ts';
import { serveBuiltSite, serveDirect } from './direct-worker.ts';
import {
  type Measurement,
  measureFirstRequests,
  measureInTurns,
  measureUncached,
} from './measure.ts';
import { describeSanitizer, measureSanitizer } from './measure-sanitizer.ts';
import { readMeasuredPage } from './measured-page.ts';
import { measureStart, serveWithStored, storedBy } from './new-isolate.ts';
import { conditions, report } from './report.ts';

const path = '/apologetics';
const connections = 16;
/** More connections for the slow provider, because most of them wait. */
const waitingConnections = 64;
/** The delay of the slow provider, in ms. */
const delay = 300;
const starts = 8;
/** The maximum CPU time of the cached page as a multiple of baseline 2. */
const target = 1.3;

/** `npm run bench`: measures a page of the built site and compares it with two baselines. */
async function bench() {
  const opened: { close(): Promise<void> }[] = [];
  async function open<T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> {
    const resource = await opening;
    opened.unshift(resource);
    return resource;
  }
  try {
    console.log(`Measuring ${path} for about a minute: ${conditions()}.`);
    const provider = await open(startAnyLabelProvider());
    const site = await open(serveBuiltSite(provider.url));
    const { html, data, assets } = await readMeasuredPage(site.url, path);
    const constant = await open(
      serveDirect({
        module: await bundleBaseline('bench/baseline-constant.ts', assets),
        bindings: { PAGE: html },
      }),
    );
    const render = await open(
      serveDirect({
        module: await bundleBaseline('bench/baseline-render.tsx', assets),
        bindings: { PAGE: JSON.stringify(data) },
      }),
    );
    const rendered = await (await fetch(render.url + path)).text();

    const [constantCost, renderCost, cached] = await measureInTurns(
      [constant, render, site],
      path,
      connections,
    );
    const uncachedLoad = { connections, requests: 1000, singleRequests: 200 };
    const seenBefore = await measureUncached(site, path, uncachedLoad);
    provider.varyPosts(true);
    const neverSeen = await measureUncached(site, path, uncachedLoad);
    provider.varyPosts(false);
    provider.delayResponses(delay);
    const slowProvider = await measureUncached(site, path, {
      connections: waitingConnections,
      requests: 800,
      singleRequests: 20,
    });
    provider.delayResponses(0);
    const sanitizer = await measureSanitizer(assets);
    const firstRequest = await measureFirstRequests(
      () => serveBuiltSite(provider.url),
      path,
      starts,
    );
    const stored = await storedBy(provider.url, path);
    const firstStored = await measureFirstRequests(
      () => serveWithStored(provider.url, stored),
      path,
      starts,
    );
    const startCost = await measureStart(() => serveBuiltSite(provider.url), starts);

    console.log(
      `\n${report(
        new Map<string, Measurement>([
          ['baseline 1: a constant page with Hono', constantCost],
          ['baseline 2: renderToString, data in memory', renderCost],
          ['the site, all content in memory', cached],
          ['the site, list not cached, posts seen before', seenBefore],
          ['the site, list not cached, posts never seen', neverSeen],
          [`the site, list not cached, provider takes ${delay} ms`, slowProvider],
          ['the site, new isolate, content in KV', firstStored],
          ['the site, new isolate, nothing cached', firstRequest],
        ]),
      )}\n`,
    );
    console.log(
      `Requests/s and CPU (of the workerd process, system time included): ${connections} connections, ${waitingConnections} with the slow provider.`,
    );
    console.log(
      `First byte (of the body; median and 95th percentile) and last byte (median): one request at a time. New isolate: the first request of ${starts}.`,
    );
    if (startCost !== undefined) {
      console.log(
        `The Worker's start, before its first request: ${startCost} ms CPU more than an empty Worker's.`,
      );
    }
    console.log(
      'The load generator and the embedded provider share one process, separate from workerd.',
    );
    console.log(describeSanitizer(sanitizer));
    console.log(
      rendered === html
        ? `Both baselines return the same page as the site: ${Buffer.byteLength(html)} bytes.`
        : `Warning: baseline 2 returns a different page (${Buffer.byteLength(rendered)} bytes) than the site (${Buffer.byteLength(html)} bytes).`,
    );
    console.log(
      cached.cpu === undefined || renderCost.cpu === undefined
        ? 'CPU time is not available: this machine has no /proc.'
        : `CPU of the cached page relative to baseline 2: ${(cached.cpu / renderCost.cpu).toFixed(2)} (target: at most ${target}).`,
    );
  } finally {
    for (const resource of opened) await resource.close();
  }
}

await bench();
