import { renderToString } from 'react-dom/server.edge';
import { App } from '../../client/App.tsx';
import { createPageStore } from '../../client/state/page-store.ts';
import { errorOf } from '../../shared/content/result.ts';
import type { Route } from '../../shared/routes.ts';
import type { Site } from '../../shared/site.ts';
import { unavailableStatus } from '../content/content.ts';
import type { PageReader } from '../content/page-reader.ts';
import { documentEnd, documentStart, errorEnd } from './document.ts';
import { streamInOrder } from './stream-in-order.ts';

type PageOptions = {
  site: Site;
  route: Route;
  /** A reader whose content has loaded as far as the page waits for it (`PageReader.load`). */
  reader: PageReader;
  onStreamError: (error: unknown) => void;
};

/** Renders a page. Its body has parts if some content is still pending. */
export function renderPage({ site, route, reader, onStreamError }: PageOptions) {
  // Each render has a new store, which reads the content that has loaded since the last one.
  const newStore = () => createPageStore({ site, route, reader });
  let store = newStore();
  const renderTree = () => renderToString(<App store={store} />);
  const href = route.page.href(route.params);
  const end = () => documentEnd(store, { site, href, results: reader.results() });

  const status = statusOf(route, reader);
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
      return errorEnd;
    },
  });
  return { status, body };
}

function statusOf({ page, contents: { main, parts } }: Route, reader: PageReader): number {
  if (page.status !== 200) return page.status;
  const results = reader.results();
  const error = main && errorOf(results[main.url]);
  if (error) return error.status;
  return unavailableStatus(parts.map(({ url }) => results[url])) ?? page.status;
}
