import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localSettings } from '../../../../scripts/local-settings.ts';
import type { ContentError } from '../../../../shared/content/result.ts';
import { visitorNetwork } from '../../../../worker/content/load-limit.ts';
import { responsePolicy } from '../../../../worker/middleware/response-policy.ts';
import { createProvider } from '../../../../worker/provider/provider.ts';
import { contactRoutes } from '../../../../worker/routes/contact.ts';
import { parseSettings } from '../../../../worker/settings.ts';
import { expectApiError } from '../../../support/api-error.ts';
import { damaris, withToken } from '../../../support/contact-post.ts';
import { readPage } from '../../../support/page.ts';
import { appWithFacts } from '../../../support/request-facts.ts';
import { failure } from '../../../support/watched-provider.ts';

const siteUrl = 'https://site.example';
const key = 'a-key-that-is-secret';
const log = vi.fn();
/** The provider's response to a message. */
const respond = vi.fn<(body: unknown) => Response | Promise<Response>>();
/** Google's response to an assessment. */
const assess = vi.fn<(init: RequestInit) => Response | Promise<Response>>();
/** One network has sent too many messages. */
const contactRateLimit = {
  limit: async ({ key }: { key: string }) => ({ success: key !== visitorNetwork('2001:db8::1') }),
};
const fetch = vi.fn<typeof globalThis.fetch>(async (input, init = {}) => {
  const { pathname } = new URL(String(input));
  if (pathname.endsWith('/assessments')) return assess(init);
  if (pathname === '/v1/messages') return respond(JSON.parse(String(init.body)));
  const session = { organization_id: '1', token: { access_token: 'a-token' } };
  return Response.json({ data: { ...session, display_name: 'A' } });
});

beforeEach(() => {
  vi.clearAllMocks();
  respond.mockImplementation(() => Response.json({ status: 200 }));
  assess.mockImplementation(() => assessment());
});

afterEach(() => {
  const logged = JSON.stringify(log.mock.calls);
  for (const value of [...Object.values(damaris), 'token-', key])
    expect(logged).not.toContain(value);
});

/** Google's response to an assessment. */
function assessment({ valid = true, action = 'submit', score = 0.9 } = {}) {
  return Response.json({ riskAnalysis: { score }, tokenProperties: { valid, action } });
}

const assessing = { RECAPTCHA_PROJECT_ID: 'the-project', RECAPTCHA_API_KEY: key };

type Post = { headers?: Record<string, string>; environment?: Record<string, string> };

async function post(submitted: unknown, { headers, environment = {} }: Post = {}) {
  const providerUrl = 'https://provider.example';
  const settings = parseSettings(localSettings({ siteUrl, providerUrl, environment }));
  const store = { get: async () => undefined, read: async () => undefined, put: async () => {} };
  const options = { fetch, now: Date.now, waitUntil: () => {}, store };
  const provider = createProvider(settings, options);
  const routes = contactRoutes({ settings, provider, fetch, contactRateLimit });
  return appWithFacts({ log })
    .use(responsePolicy(Date.now))
    .route('/', routes)
    .request(`${siteUrl}/contact`, {
      method: 'POST',
      body: typeof submitted === 'string' ? submitted : JSON.stringify(submitted),
      headers: {
        'Content-Type': 'application/json',
        'CF-Connecting-IP': '198.51.100.17',
        Origin: siteUrl,
        'User-Agent': 'A',
        ...headers,
      },
    });
}

test('a form of another site gets an error page that leads to the form, and nothing is sent', async () => {
  const type = 'application/x-www-form-urlencoded';
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const headers = { 'Content-Type': type, Accept: accept, Origin: 'https://elsewhere.example' };
  const response = await post('message=Buy', { headers });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    403,
    'text/html; charset=UTF-8',
  ]);
  const { texts, hrefs } = await readPage(response);
  expect(texts('main p')).toEqual([foreign.message]);
  expect(hrefs('main a')).toEqual(['/contact']);
  expect(fetch).not.toHaveBeenCalled();
});

test('a message is normalized and sent with all of its fields, whoever it names as recipient', async () => {
  const environment = {
    MESSAGE_RECIPIENT: 'pastor@example.org',
    MESSAGE_RECIPIENT_NAME: 'The Pastor',
    MESSAGE_RECIPIENT_ORG: 'The Church',
  };
  const chosen = { recipient: 'x@y.example', template_name: 'RESET', recaptcha_enterprise: false };
  const full_name = `${damaris.full_name}\r\nBcc: x@y.example`;
  const submitted = { ...damaris, ...chosen, full_name, recaptcha_token: 'the-token' };
  const response = await post(submitted, { environment });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 200 });
  expect(respond).toHaveBeenCalledExactlyOnceWith({
    visitor_name: 'Damaris of Athens Bcc: x@y.example',
    visitor_email: damaris.email,
    visitor_phone: damaris.phone,
    visitor_message: damaris.message,
    recipient: 'pastor@example.org',
    recipient_name: 'The Pastor',
    recipient_org_name: 'The Church',
    template_name: 'CONTACT_US',
    recaptcha_action: 'submit',
    recaptcha_token: 'the-token',
    recaptcha_enterprise: true,
  });
});

const valid = withToken();
const text = JSON.stringify(valid);

const notJson = { message: 'A message must be JSON.', status: 415 };
const tooLarge = { message: 'This message is too large to be sent.', status: 413 };
const foreign = { message: 'Messages are only taken from the form on this site.', status: 403 };
const unreadable = { message: 'This message could not be read.', status: 400 };
const noToken = { message: 'reCAPTCHA verification failed (no token).', status: 400 };
const tooMany = {
  message: 'Too many messages came from your connection. Please wait a minute.',
  status: 429,
};
const invalid = {
  message: 'Please look at the fields that are marked.',
  status: 422,
  fields: { email: 'Please enter a valid email address.' },
};

type Rejection = [what: string, ContentError, submitted: unknown, headers?: Post['headers']];

test.each<Rejection>([
  ...['', 'text/json', 'application/jsonp', 'text/html; application/json'].map(
    (type): Rejection => [`media type "${type}"`, notJson, valid, { 'Content-Type': type }],
  ),
  ['64,001 bytes', tooLarge, text.padEnd(64_001)],
  ['64,000 characters of more bytes', tooLarge, text.padEnd(64_000, 'é')],
  [
    'size that is not said',
    tooLarge,
    text.padEnd(64_001),
    { 'Content-Length': '10', 'Transfer-Encoding': 'chunked' },
  ],
  ['foreign origin', foreign, valid, { Origin: 'https://elsewhere.example' }],
  ['network that has sent too many', tooMany, valid, { 'CF-Connecting-IP': '2001:db8::2' }],
  ...['', '{', 'null', '[]', '"text"', 'a=b'].map(
    (body): Rejection => [`body ${body}`, unreadable, body],
  ),
  ['invalid field', invalid, { ...valid, email: 'x' }],
  ...['', null, 7, undefined].map(
    (token): Rejection => [`token ${token}`, noToken, { ...damaris, recaptcha_token: token }],
  ),
])('a submission with the %s is never sent', async (_, error, submitted, headers = {}) => {
  await expectApiError(await post(submitted, { headers, environment: assessing }), error);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['64,000 bytes', text.padEnd(64_000), {}],
  ['a character set', valid, { 'Content-Type': 'Application/JSON; charset=utf-8' }],
])('a submission with %s is sent', async (_, submitted, headers) => {
  expect((await post(submitted, { headers })).status).toBe(200);
  expect(respond).toHaveBeenCalledTimes(1);
});

test.each([
  [202, 202],
  ['200', 200],
  [null, null],
  [undefined, null],
])("the provider's status %j is passed on as %j", async (status, passedOn) => {
  respond.mockReturnValue(Response.json({ status }));
  expect(await (await post(valid)).json()).toEqual({ status: passedOn });
});

type Answer = () => Response | Promise<Response>;

const inDoubt = 'No answer came, so we cannot say whether your message arrived.';
const html = (status: number) => () => new Response('<h1>at Messages.send</h1>', { status });
const reset = () => Promise.reject(new TypeError('reset'));

test.each<[reason: string, answer: Answer, message: string, status?: number]>([
  ['400', () => failure(400, 'This name is not taken.'), 'This name is not taken.', 400],
  // The log has no message of the provider, which may repeat the visitor's text.
  ['500', () => failure(500, damaris.message), damaris.message],
  ['502', html(502), inDoubt],
  ['504', () => failure(504, 'Upstream timed out.'), inDoubt],
  ['format', () => Response.json({ status: 'sent' }), inDoubt],
  ['network', reset, inDoubt],
])('a failure (%s) is said, after one call', async (reason, answer, message, status = 503) => {
  respond.mockImplementation(answer);
  await expectApiError(await post(valid), { message, status });
  expect(respond).toHaveBeenCalledTimes(1);
  expect(log.mock.calls).toEqual([[{ event: 'contact-rejected', reason: `provider ${reason}` }]]);
});

test('a token is assessed once, before the message is sent', async () => {
  await post(valid, { environment: { ...assessing, RECAPTCHA_SITE_KEY: 'the-site-key' } });
  expect(fetch.mock.calls[0]?.[0]).toMatch(/\/v1\/projects\/the-project\/assessments$/);
  expect(assess).toHaveBeenCalledTimes(1);
  expect(respond).toHaveBeenCalledTimes(1);
  const [{ method, headers, body, redirect, signal } = {}] = assess.mock.calls[0] ?? [];
  expect(method).toBe('POST');
  expect(new Headers(headers).get('X-Goog-Api-Key')).toBe(key);
  expect(new Headers(headers).get('Content-Type')).toBe('application/json');
  expect(redirect).toBe('manual');
  expect(signal).toBeInstanceOf(AbortSignal);
  expect(JSON.parse(String(body)).event).toEqual({
    token: valid.recaptcha_token,
    siteKey: 'the-site-key',
    expectedAction: 'submit',
    userIpAddress: '198.51.100.17',
    userAgent: 'A',
  });
});

const robot = 'The bot check took this for a robot. Please try again.';
const notAvailable = 'The bot check is not available right now. Please try again.';

/** Google's response with these properties of the token, and without a score. */
const properties = (tokenProperties: object) => () => Response.json({ tokenProperties });

test.each<[what: string, answer: Answer, message?: string | undefined, minScore?: string]>([
  ['a score of 0.5', () => assessment({ score: 0.5 })],
  ['the score that is set', () => assessment({ score: 0.7 }), undefined, '0.7'],
  ['a score of 0.49', () => assessment({ score: 0.49 }), robot],
  ['an invalid token', () => assessment({ valid: false }), robot],
  ['another action', () => assessment({ action: 'login' }), robot],
  ['nothing but a reason', properties({ invalidReason: 'MALFORMED' }), robot],
  ['no score', properties({ valid: true, action: 'submit' }), robot],
  ['500', () => new Response(assessment().body, { status: 500 }), notAvailable],
  ['a message with the key', () => Response.json({ error: { message: key } }), notAvailable],
  ['a reset', reset, notAvailable],
])('after %s from Google the message is sent or not', async (_, answer, message, minScore) => {
  assess.mockImplementation(answer);
  const environment = { ...assessing, ...(minScore && { RECAPTCHA_MIN_SCORE: minScore }) };
  const response = await post(valid, { environment });
  if (!message) return expect(response.status).toBe(200);
  await expectApiError(response, { message, status: message === robot ? 403 : 503 });
  const event = `assessment-${message === robot ? 'rejected' : 'failed'}`;
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ event }));
  expect(respond).not.toHaveBeenCalled();
});

test.each([{ RECAPTCHA_PROJECT_ID: 'a' }, { RECAPTCHA_API_KEY: key }])(
  'with the settings %j alone Google is not asked',
  async (environment: Record<string, string>) => {
    expect((await post(valid, { environment })).status).toBe(200);
    expect(assess).not.toHaveBeenCalled();
  },
);
