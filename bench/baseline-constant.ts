import { Hono } from 'hono';

type Env = { Bindings: { PAGE: string } };

/** The baseline for a page with Hono: a constant text. */
const app = new Hono<Env>();
app.get('*', (c) => c.html(c.env.PAGE));

export default app;
