import { renderToString } from 'react-dom/server.edge';
import { App } from '../../client/App.tsx';
import type { PageData } from '../../client/content/page-data.ts';
import { createPageStore } from '../../client/store.ts';
import type { ContentReader, ContentRequest } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import { parseRoute } from '../../shared/routes.ts';
import { documentEnd, documentStart } from '../../worker/render/document.ts';

type Env = { PAGE: string };

let data: PageData | undefined;

/** Baseline 2: one render of data in memory, and the document around it. */
export default {
  fetch(request: Request, { PAGE }: Env): Response {
    data ??= JSON.parse(PAGE) as PageData;
    const { site, results } = data;
    const reader: ContentReader = {
      read: <Data,>({ url }: ContentRequest<Data>) => results[url] as Result<Data>,
    };
    const route = parseRoute(new URL(request.url));
    const store = createPageStore({ site, route, reader });
    const tree = renderToString(<App store={store} />);
    const page = documentStart(store) + tree + documentEnd(store, data);
    return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
};
