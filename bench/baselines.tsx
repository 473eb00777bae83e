import { Hono } from 'hono';
import { renderToString } from 'react-dom/server.edge';
import { App } from '../client/App.tsx';
import type { PageData } from '../client/content/page-data.ts';
import { createPageStore } from '../client/state/page-store.ts';
import type { ContentReader, ContentRequest } from '../shared/content/content-request.ts';
import type { Result } from '../shared/content/result.ts';
import { parseRoute } from '../shared/routes.ts';
import { documentEnd, documentStart } from '../worker/render/document.ts';

type Env = { Bindings: { HTML: string; DATA: string } };

let data: PageData | undefined;

/** What the pages of the site are compared with. */
const app = new Hono<Env>();

/** Baseline 1: a constant text with Hono, and a line in the log like that of the site. */
app.get('/constant', (c) => {
  const { method } = c.req;
  const request = { event: 'request', id: crypto.randomUUID(), method, route: '/apologetics' };
  const response = { status: 200, ms: 0, cache: 'hit', page: 'memory' };
  console.log(JSON.stringify({ ...request, ...response, loads: { count: 0, ms: 0 } }));
  return c.html(c.env.HTML);
});

/** Baseline 2: one render of data in memory, and the document around it. */
app.get('*', (c) => {
  data ??= JSON.parse(c.env.DATA) as PageData;
  const { site, results } = data;
  const reader: ContentReader = {
    read: <Data,>({ url }: ContentRequest<Data>) => results[url] as Result<Data>,
  };
  const store = createPageStore({ site, route: parseRoute(new URL(c.req.url)), reader });
  const tree = renderToString(<App store={store} />);
  return c.html(documentStart(store) + tree + documentEnd(store, data));
});

export default app;
