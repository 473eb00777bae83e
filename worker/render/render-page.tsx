import { renderToString } from 'react-dom/server.edge';
import { App } from '../../client/App.tsx';
import { contentPaths } from '../../client/content/content-paths.ts';
import { pageAt, pageAtom } from '../../client/pages/pages.ts';
import { unknownPassagePage } from '../../client/pages/UnknownPassagePage.tsx';
import type { PageLocation } from '../../client/state/location-atom.ts';
import { createPageStore, type PageStore } from '../../client/store.ts';
import type { ContactReply } from '../../shared/contact/contact-outcome.ts';
import { readPassage as readAnyPassage } from '../../shared/scripture/passage.ts';
import type { Site } from '../../shared/site.ts';
import type { PageReader } from '../content/page-reader.ts';
import { grace } from '../request-context.ts';
import { brokenEnd, documentEnd, documentStart } from './document.ts';
import { endingWell, hasPending, partsOf } from './stream-in-order.ts';

export type RenderedPage = {
  status: number;
  /** Whether all content is there and none failed. */
  complete: boolean;
  /** The document: whole, or in parts. */
  body: string | AsyncIterable<string>;
};

type PageOptions = {
  site: Site;
  /** Markup that stands before the page. */
  previewBanner: string;
  location: PageLocation;
  reader: PageReader;
  /** Whether to wait for all content, as a crawler does. */
  waitForAll: boolean;
  contactReply?: ContactReply;
  /** Takes what goes wrong when a part of the page has been sent. */
  onBroken: (error: unknown) => void;
};

export async function renderPage(options: PageOptions): Promise<RenderedPage> {
  const {
    site,
    previewBanner: mark,
    location,
    reader,
    waitForAll: whole,
    contactReply,
    onBroken,
  } = options;
  // A store of its own for each render: what has come since the last is then there at once.
  const readPassage = pageAt(location) === unknownPassagePage ? readAnyPassage : undefined;
  const newStore = () => createPageStore({ site, location, reader, contactReply, readPassage });
  const renderTree = (store: PageStore) => renderToString(<App store={store} />);
  const end = (store: PageStore) =>
    documentEnd(store, { site, results: reader.answers(), contactReply });

  const store = newStore();
  await readContent(store, reader, whole);
  const status = statusOf(store);
  const tree = renderTree(store);
  const start = documentStart(store, mark);
  if (!hasPending(tree)) {
    const failed = Object.values(reader.answers()).some((answer) => 'error' in answer);
    return { status, complete: !failed, body: start + tree + end(store) };
  }
  async function* parts() {
    let before = start;
    const render = () => renderTree(newStore());
    for await (const part of partsOf(tree, { render, wait: async (path) => reader.read(path) })) {
      yield before + part;
      before = '';
    }
    yield end(newStore());
  }
  const body = endingWell(parts(), (error) => {
    onBroken(error);
    return brokenEnd();
  });
  return { status, complete: false, body };
}

/** Asks for all content at once and waits as long as the page may. */
async function readContent(store: PageStore, reader: PageReader, whole: boolean) {
  const { main, decidedByMain } = store.get(pageAtom);
  for (const path of contentPaths(store)) reader.read(path);
  if (whole) return reader.settled();
  const mainPath = main && store.get(main.path);
  if (decidedByMain && mainPath) await reader.read(mainPath);
  await reader.kept();
  if (!reader.isSettled()) await Promise.race([reader.settled(), delay(grace)]);
}

function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

function statusOf(store: PageStore): number {
  const page = store.get(pageAtom);
  const remote = page.main && store.get(page.main.remote);
  const failed = remote && remote !== 'loading' && 'error' in remote;
  return page.status ?? (failed ? remote.error.status : 200);
}
