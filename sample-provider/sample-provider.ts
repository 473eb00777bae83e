import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import { createBlog } from './blog.ts';
import { bloggerRoutes } from './blogger.ts';
import { fixedArticles } from './content/fixed-articles.ts';
import { type SampleContentOptions, sampleContent } from './content.ts';
import { defaults } from './defaults.ts';
import { embeddedContent } from './embedded-content.ts';
import type { BlogName, ProviderContent } from './provider-content.ts';
import { recaptchaScript } from './recaptcha.ts';

/** The identifiers are those of the sample by default. */
type SampleProviderOptions = SampleContentOptions & {
  clientId?: string;
  clientSecret?: string;
  /** The blog ids in the paths of the API. */
  blogs?: Readonly<Record<BlogName, string>>;
  /** The content; by default that which the build embeds, or else the sample content. No list has its fixed articles. */
  content?: ProviderContent | undefined;
  acceptsMessages?: boolean;
};

/** RFC 6749, section 4.4. */
const loginSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
});

const messageSchema = z.object({
  visitor_name: z.string(),
  visitor_email: z.string(),
  visitor_phone: z.string(),
  visitor_message: z.string(),
  recipient: z.string(),
  recipient_name: z.string(),
  recipient_org_name: z.string(),
  template_name: z.literal('CONTACT_US'),
  recaptcha_action: z.literal('submit'),
  recaptcha_token: z.string(),
  recaptcha_enterprise: z.literal(true),
});

const outboxCapacity = 200;

/** Creates the content provider's REST API (specification, section 7) with content in memory. */
export function createSampleProvider(options: SampleProviderOptions = {}) {
  const { clientId, clientSecret, blogs, posts: ids } = { ...defaults, ...options };
  const { content = embeddedContent ?? sampleContent(options), acceptsMessages = true } = options;
  const { thoughts, quotes, articles, resources } = content.posts;
  const tokens = new Set<string>();
  const outbox: { receivedAt: string; message: z.infer<typeof messageSchema> }[] = [];
  const app = new Hono();

  // The body of every error response (specification, section 8).
  const failure = (message: string, status: number) => ({ error: true, message, status });
  app.notFound((c) => c.json(failure('Not found.', 404), 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      return c.json(failure(error.message, error.status), error.status);
    }
    console.error(error);
    return c.json(failure('Internal server error.', 500), 500);
  });

  app.get('/', (c) => c.redirect('/outbox'));
  app.get('/outbox', (c) =>
    c.html(html`<title>Sample content provider</title>
<p>This replaces the hosted blogging backend while the site runs locally. Its API is below <code>/v1</code>.</p>
<p>The messages that were sent with the contact form, the newest first:</p>
<pre>${JSON.stringify(outbox, null, 2)}</pre>`),
  );
  app.get('/recaptcha/enterprise.js', (c) => {
    const misbehavior = c.req.query('misbehave');
    if (misbehavior === 'not-load') return c.notFound();
    const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
    return c.body(recaptchaScript(misbehavior), 200, headers);
  });

  app.post('/v1/auth/login', async (c) => {
    const { client_id, client_secret } = await bodyOf(c, loginSchema);
    if (client_id !== clientId || client_secret !== clientSecret) {
      throw new HTTPException(401, { message: 'The client credentials are wrong.' });
    }
    const access_token = crypto.randomUUID();
    tokens.add(access_token);
    const token = { access_token, token_type: 'Bearer', expires_in: 3600 };
    const data = { organization_id: defaults.organizationId, token };
    return c.json({ data }, 200, { 'Cache-Control': 'no-store' });
  });

  app.use('/v1/*', async (c, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '') ?? [];
    if (!tokens.has(token)) throw new HTTPException(401, { message: 'The token is invalid.' });
    await next();
  });

  app.get(`/v1/organizations/${defaults.organizationId}`, (c) =>
    c.json({ data: content.organization }),
  );

  const byId = new Map([
    [blogs.thoughts, createBlog(thoughts)],
    [blogs.quotes, createBlog(quotes)],
    [blogs.articles, createBlog(articles, fixedArticles(ids))],
    [blogs.resources, createBlog(resources)],
  ]);
  app.route(`/v1/blogger/organization/${defaults.organizationId}/blog`, bloggerRoutes(byId));

  app.post('/v1/messages', async (c) => {
    if (!acceptsMessages) {
      const message = 'Messages cannot be sent here. Please write an email.';
      throw new HTTPException(503, { message });
    }
    const message = await bodyOf(c, messageSchema);
    if (outbox.some((sent) => sent.message.recaptcha_token === message.recaptcha_token)) {
      throw new HTTPException(400, { message: 'The bot check has taken this token before.' });
    }
    outbox.unshift({ receivedAt: new Date().toISOString(), message });
    outbox.length = Math.min(outbox.length, outboxCapacity);
    return c.json({ status: 200, message: 'Message sent.' });
  });

  return {
    app,
    /** The messages that were received, the newest first. A mailing service would send them. */
    outbox,
    /** Invalidates all tokens issued so far, as the hosted backend may do at any time. */
    revokeTokens: () => tokens.clear(),
  };
}

async function bodyOf<T>({ req }: Context, schema: z.ZodMiniType<T>): Promise<T> {
  const { data, error } = schema.safeParse(await req.json().catch(() => undefined));
  if (error) throw new HTTPException(400, { message: z.prettifyError(error) });
  return data;
}
