import { Hono } from 'hono';
import { createTokens, requireBearer } from './access-tokens.ts';
import { createBlog } from './blog.ts';
import { bloggerRoutes } from './blogger.ts';
import { errorResponse, handleError, handleNotFound, validateJson } from './error-response.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { homePage, outboxPage } from './pages.ts';
import {
  type LoginResponse,
  loginRequestSchema,
  type MessageResponse,
  messageRequestSchema,
} from './provider-contract.ts';
import type { ProviderOptions } from './provider-options.ts';
import { misbehaviors, recaptchaScript } from './recaptcha.ts';

export type SampleProvider = {
  app: Hono;
  outbox: Outbox;
  /** Invalidates all tokens issued so far, as the hosted backend may do at any time. */
  revokeTokens(): void;
};

/** Creates the content provider's REST API (specification, section 7) with content in memory. */
export const createProvider = ({
  clientId,
  clientSecret,
  organizationId,
  blogs,
  content,
  acceptsMessages = true,
  now = Date.now,
  tokenLifetime = 3600,
}: ProviderOptions): SampleProvider => {
  const tokens = createTokens(now, tokenLifetime);
  const outbox = createOutbox(now);
  const app = new Hono();

  app.onError(handleError);
  app.notFound(handleNotFound);

  app.get('/', (c) => c.html(homePage()));
  app.get('/outbox', (c) => c.html(outboxPage(outbox.newestFirst())));
  app.get('/recaptcha/enterprise.js', (c) => {
    const misbehavior = misbehaviors.find((name) => name === c.req.query('misbehave'));
    if (misbehavior === 'not-load') return handleNotFound(c);
    return c.body(recaptchaScript(misbehavior), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    });
  });

  app.post('/v1/auth/login', validateJson(loginRequestSchema), (c) => {
    const { client_id, client_secret } = c.req.valid('json');
    if (client_id !== clientId || client_secret !== clientSecret) {
      return errorResponse(c, 401, 'The client credentials are wrong.');
    }
    const token = {
      access_token: tokens.issue(),
      token_type: 'Bearer',
      expires_in: tokenLifetime,
    };
    const body = { data: { organization_id: organizationId, token } } satisfies LoginResponse;
    return c.json(body, 200, { 'Cache-Control': 'no-store' });
  });

  app.use('/v1/*', requireBearer(tokens.isValid));

  app.get('/v1/organizations/:organizationId', (c) =>
    c.req.param('organizationId') === organizationId
      ? c.json({ data: content.organization })
      : errorResponse(c, 404, 'Organization not found.'),
  );

  app.route(
    '/v1/blogger/organization',
    bloggerRoutes(
      organizationId,
      new Map([
        [blogs.thoughts, createBlog(content.posts.thoughts)],
        [blogs.quotes, createBlog(content.posts.quotes)],
        [blogs.articles, createBlog(content.posts.articles, content.fixedArticles)],
        [blogs.resources, createBlog(content.posts.resources)],
      ]),
    ),
  );

  app.post('/v1/messages', validateJson(messageRequestSchema), (c) => {
    if (!acceptsMessages) {
      return errorResponse(c, 503, 'Messages cannot be sent here. Please write an email.');
    }
    const message = c.req.valid('json');
    if (outbox.includes(message.recaptcha_token)) {
      return errorResponse(c, 400, 'The bot check has taken this token before.');
    }
    outbox.add(message);
    const body: MessageResponse & { message: string } = { status: 200, message: 'Message sent.' };
    return c.json(body);
  });

  return { app, outbox, revokeTokens: tokens.revokeAll };
};
