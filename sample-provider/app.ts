import { Hono } from 'hono';
import {
  type LoginResponse,
  loginRequestSchema,
  type MessageResponse,
  messageRequestSchema,
  type OrganizationResponse,
} from '../shared/content/provider-contract.ts';
import { createTokens, requireBearer } from './access-tokens.ts';
import { createBlog } from './blog.ts';
import { bloggerRoutes } from './blogger.ts';
import { answerError, answerNotFound, failure, jsonBody } from './error-response.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { homePage, outboxPage } from './pages.ts';
import type { ProviderOptions } from './provider-options.ts';
import { createUsedTokens, misbehaviours, recaptchaScript } from './recaptcha.ts';

export type EmbeddedProvider = {
  app: Hono;
  outbox: Outbox;
  /** Makes every token issued so far invalid, as the hosted backend may at any time. */
  revokeTokens(): void;
};

/** The content provider's REST API (specification, section 7) over content held in memory. */
export const createProvider = ({
  clientId,
  clientSecret,
  organizationId,
  blogs,
  content,
  now = Date.now,
  tokenLifetime = 3600,
}: ProviderOptions): EmbeddedProvider => {
  const tokens = createTokens({ now, lifetime: tokenLifetime });
  const outbox = createOutbox({ now });
  const usedTokens = createUsedTokens();
  const app = new Hono();

  app.onError(answerError);
  app.notFound(answerNotFound);

  app.get('/', (c) => c.html(homePage()));
  app.get('/outbox', (c) => c.html(outboxPage(outbox.newestFirst())));
  app.get('/recaptcha/enterprise.js', (c) => {
    const misbehaviour = misbehaviours.find((name) => name === c.req.query('misbehave'));
    if (misbehaviour === 'not-load') return answerNotFound(c);
    return c.body(recaptchaScript(misbehaviour), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    });
  });

  app.post('/v1/auth/login', jsonBody(loginRequestSchema), (c) => {
    const { client_id, client_secret } = c.req.valid('json');
    if (client_id !== clientId || client_secret !== clientSecret) {
      return failure(c, 401, 'The client credentials are wrong.');
    }
    const token = {
      access_token: tokens.issue(),
      token_type: 'Bearer',
      expires_in: tokenLifetime,
    };
    const answer = { data: { organization_id: organizationId, token } } satisfies LoginResponse;
    return c.json(answer, 200, { 'Cache-Control': 'no-store' });
  });

  app.use('/v1/*', requireBearer(tokens.isLive));

  app.get('/v1/organizations/:organizationId', (c) =>
    c.req.param('organizationId') === organizationId
      ? c.json({ data: content.organization } satisfies OrganizationResponse)
      : failure(c, 404, 'Organization not found.'),
  );

  app.route(
    '/v1/blogger/organization',
    bloggerRoutes(
      organizationId,
      new Map([
        [blogs.thoughts, createBlog(content.posts.thoughts)],
        [blogs.quotes, createBlog(content.posts.quotes)],
        [blogs.articles, createBlog(content.posts.articles)],
        [blogs.resources, createBlog(content.posts.resources)],
      ]),
    ),
  );

  app.post('/v1/messages', jsonBody(messageRequestSchema), (c) => {
    const message = c.req.valid('json');
    if (!usedTokens.use(message.recaptcha_token)) {
      return failure(c, 400, 'The bot check has taken this token before.');
    }
    outbox.receive(message);
    const answer: MessageResponse & { message: string } = { status: 200, message: 'Message sent.' };
    return c.json(answer);
  });

  return { app, outbox, revokeTokens: tokens.revokeAll };
};
