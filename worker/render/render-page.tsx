import { renderToString } from 'react-dom/server.edge';
import { App } from '../../client/App.tsx';
import { mainRemoteAtom } from '../../client/pages/page-meta.ts';
import { type PageStore, routeAtom } from '../../client/state/page-store.ts';
import { createPageStore } from '../../client/store.ts';
import { errorOf } from '../../shared/content/result.ts';
import { routeContent } from '../../shared/route-content.ts';
import { type Route, routeStatus } from '../../shared/routes.ts';
import type { Site } from '../../shared/site.ts';
import { unavailableStatus } from '../content/content-error.ts';
import type { PageReader } from '../content/page-reader.ts';
import { documentEnd, documentStart, errorEnd } from './document.ts';
import { streamInOrder } from './stream-in-order.ts';

/** The body has parts if some content is still pending. */
export type RenderedPage = { status: number; body: string | AsyncIterable<string> };

type PageOptions = {
  site: Site;
  route: Route;
  /** Its content has loaded as far as the page waits for it (`PageReader.load`). */
  reader: PageReader;
  /** Called with an error that occurs after the first part has been sent. */
  onStreamError: (error: unknown) => void;
};

export function renderPage(options: PageOptions): RenderedPage {
  const { site, route, reader, onStreamError } = options;
  // Each render has a new store, which reads the content that has loaded since the last one.
  const newStore = () => createPageStore({ site, route, reader });
  let store = newStore();
  const renderTree = () => renderToString(<App store={store} />);
  const end = () => documentEnd(store, { site, results: reader.results() });

  const status = statusOf(store, reader);
  const tree = renderTree();
  const start = documentStart(store);
  if (reader.isSettled()) return { status, body: start + tree + end() };

  const body = streamInOrder(tree, {
    start,
    end,
    wait: reader.wait,
    render() {
      store = newStore();
      return renderTree();
    },
    errorEnd(error) {
      onStreamError(error);
      return errorEnd();
    },
  });
  return { status, body };
}

function statusOf(store: PageStore, reader: PageReader): number {
  const route = store.get(routeAtom);
  const status = routeStatus(route);
  if (status !== 200) return status;
  const error = errorOf(store.get(mainRemoteAtom));
  if (error) return error.status;
  const results = reader.results();
  const parts = routeContent(route).parts.map(({ url }) => results[url]);
  return unavailableStatus(parts) ?? status;
}
