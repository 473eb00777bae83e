import { Hono } from 'hono';

type Env = { Bindings: { PAGE: string } };

/** Baseline 1: a constant text with Hono, and a line in the log like that of the site. */
const app = new Hono<Env>();

app.get('*', (c) => {
  const { method } = c.req;
  const request = { event: 'request', id: crypto.randomUUID(), method, route: '/apologetics' };
  const response = { status: 200, ms: 0, cache: 'hit', page: 'memory' };
  console.log(JSON.stringify({ ...request, ...response, provider: { calls: 0, ms: 0 } }));
  return c.html(c.env.PAGE);
});

export default app;
