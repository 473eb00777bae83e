import { Hono } from 'hono';

type Env = { Bindings: { PAGE: string } };

/** The least that a page through Hono can cost: always the same text. */
const app = new Hono<Env>();
app.get('*', (c) => c.html(c.env.PAGE));

export default app;
