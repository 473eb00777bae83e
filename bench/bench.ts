import { startAnyLabelProvider } from './any-label-provider.ts';
import { bundleFloor } from './bundle-baseline.ts';
import { serveBuiltSite, serveDirect } from './direct-worker.ts';
import {
  type Measurement,
  measureFirstRequests,
  measureInTurns,
  measureNotKept,
} from './measure.ts';
import { readMeasuredPage } from './measured-page.ts';
import { conditions, report } from './report.ts';

const path = '/apologetics';
const connections = 16;
/** More at once where each waits, so that the Worker has something to do. */
const waitingConnections = 64;
/** Of the slow provider; ms. */
const delay = 300;
const starts = 8;
/** The most that the kept page should cost, in times of a render with its data in memory. */
const aim = 1.3;

/** `npm run bench`: what a page of the built site costs, beside the least that it could. */
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
        module: await bundleFloor('bench/baseline-constant.ts', assets),
        bindings: { PAGE: html },
      }),
    );
    const render = await open(
      serveDirect({
        module: await bundleFloor('bench/baseline-render.tsx', assets),
        bindings: { PAGE: JSON.stringify(data) },
      }),
    );
    const rendered = await (await fetch(render.url + path)).text();

    const [ofConstant, ofRender, kept] = await measureInTurns(
      [constant, render, site],
      path,
      connections,
    );
    const notKept = await measureNotKept(site, path, {
      connections,
      requests: 1000,
      singleRequests: 200,
    });
    provider.delayAnswers(delay);
    const late = await measureNotKept(site, path, {
      connections: waitingConnections,
      requests: 800,
      singleRequests: 20,
    });
    provider.delayAnswers(0);
    const first = await measureFirstRequests(() => serveBuiltSite(provider.url), path, starts);

    console.log(
      `\n${report(
        new Map<string, Measurement>([
          ['floor 1: a constant page through Hono', ofConstant],
          ['floor 2: renderToString, data in memory', ofRender],
          ['the site, all kept in memory', kept],
          ['the site, list not kept', notKept],
          [`the site, list not kept, provider takes ${delay} ms`, late],
          ['the site, new isolate, nothing kept', first],
        ]),
      )}\n`,
    );
    console.log(
      `Requests/s and CPU (of the workerd process, system time included): ${connections} connections, ${waitingConnections} with the slow provider.`,
    );
    console.log(
      `First byte (of the body; median and 95th percentile) and last byte (median): one request at a time. New isolate: the first request of ${starts}.`,
    );
    console.log('The load and the embedded provider share one process beside workerd.');
    console.log(
      rendered === html
        ? `Both floors send the site's own page: ${Buffer.byteLength(html)} bytes.`
        : `Careful: floor 2 sends another page (${Buffer.byteLength(rendered)} bytes) than the site (${Buffer.byteLength(html)} bytes).`,
    );
    console.log(
      kept.cpu === undefined || ofRender.cpu === undefined
        ? 'CPU is left out: this machine has no /proc that tells it.'
        : `Kept page to floor 2, CPU: ${(kept.cpu / ofRender.cpu).toFixed(2)} (aim: at most ${aim}).`,
    );
  } finally {
    for (const resource of opened) await resource.close();
  }
}

await bench();
