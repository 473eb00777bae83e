import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localSettings } from '../../../../scripts/local-settings.ts';
import { createProvider } from '../../../../worker/provider/provider.ts';
import { contactRoutes } from '../../../../worker/routes/contact.ts';
import { parseSettings } from '../../../../worker/settings.ts';
import { expectApiError } from '../../../support/api-error.ts';
import { damaris, withToken } from '../../../support/contact-post.ts';
import { failure } from '../../../support/watched-provider.ts';

const siteUrl = 'https://site.example';
const key = 'a-key-that-is-secret';
const log = vi.fn();
/** The provider's response to a message. */
const respond = vi.fn<(body: unknown) => Response | Promise<Response>>();
/** Google's response to an assessment. */
const assess = vi.fn<(init: RequestInit) => Response | Promise<Response>>();
const limit = vi.fn(async () => ({ success: true }));
const calls: string[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  calls.length = 0;
  respond.mockImplementation(() => Response.json({ status: 200 }));
  assess.mockImplementation(() => assessment());
  limit.mockResolvedValue({ success: true });
});

afterEach(() => {
  const logged = JSON.stringify(log.mock.calls);
  for (const value of [...Object.values(damaris), 'token-', key])
    expect(logged).not.toContain(value);
});

const fetch: typeof globalThis.fetch = async (input, init = {}) => {
  const { pathname } = new URL(String(input));
  calls.push(pathname);
  if (pathname.endsWith('/assessments')) return assess(init);
  if (pathname === '/v1/messages') return respond(JSON.parse(String(init.body)));
  const session = { organization_id: '1', token: { access_token: 'a-token' } };
  return Response.json({ data: { ...session, display_name: 'A' } });
};

/** Google's response to an assessment. */
function assessment({ valid = true, action = 'submit', score = 0.9 } = {}) {
  return Response.json({ riskAnalysis: { score }, tokenProperties: { valid, action } });
}

const assessing = { RECAPTCHA_PROJECT_ID: 'the-project', RECAPTCHA_API_KEY: key };

function routes(environment: Record<string, string> = {}) {
  const providerUrl = 'https://provider.example';
  const settings = parseSettings(localSettings({ siteUrl, providerUrl, environment }));
  const store = { get: async () => undefined, read: async () => undefined, put: async () => {} };
  const options = { fetch, now: Date.now, waitUntil: () => {}, store, onEnd: () => {} };
  const provider = createProvider(settings, options);
  return contactRoutes({ settings, provider, fetch, log, contactRateLimit: { limit } });
}

type Headers = Record<string, string>;

type Post = { headers?: Headers; settings?: Record<string, string> };

function post(submitted: unknown, { headers, settings }: Post = {}): Promise<Response> {
  const defaults = {
    'Content-Type': 'application/json',
    'CF-Connecting-IP': '198.51.100.17',
    Origin: siteUrl,
    'User-Agent': 'A',
  };
  const init = {
    method: 'POST',
    body: typeof submitted === 'string' ? submitted : JSON.stringify(submitted),
    headers: Object.entries({ ...defaults, ...headers }).filter(([, value]) => value !== 'none'),
  };
  return Promise.resolve(routes(settings).request(`${siteUrl}/contact`, init));
}

const messages = () => calls.filter((path) => path === '/v1/messages').length;

test('a message is normalized and sent with all of its fields, whoever it names as recipient', async () => {
  const settings = {
    MESSAGE_RECIPIENT: 'pastor@example.org',
    MESSAGE_RECIPIENT_NAME: 'The Pastor',
    MESSAGE_RECIPIENT_ORG: 'The Church',
  };
  const chosen = { recipient: 'x@y.example', template_name: 'RESET', recaptcha_enterprise: false };
  const full_name = `${damaris.full_name}\r\nBcc: x@y.example`;
  const submitted = { ...damaris, ...chosen, full_name, recaptcha_token: 'the-token' };
  const response = await post(submitted, { settings });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 200 });
  expect(limit).toHaveBeenCalledExactlyOnceWith({ key: '198.51.100.17' });
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

const wrongType = 'A message must be JSON.';
const tooLarge = 'This message is too large to be sent.';
const foreign = 'Messages are only taken from the form on this site.';
const noToken = 'reCAPTCHA verification failed (no token).';
const tooMany = 'Too many messages came from your connection. Please wait a minute.';

type Fault = { headers?: Headers; values?: object; isLimited?: boolean };

test.each<[what: string, status: number, message: string, fault: Fault]>([
  ['its media type', 415, wrongType, { headers: { 'Content-Type': 'text/plain' } }],
  ['its size', 413, tooLarge, { values: { padding: 'a'.repeat(64_000) } }],
  ['where it comes from', 403, foreign, { headers: { Origin: 'https://elsewhere.example' } }],
  ['how many came before', 429, tooMany, { isLimited: true }],
  ['its fields', 422, 'Please look at the fields that are marked.', { values: { email: 'x' } }],
  ['its token', 400, noToken, { values: { recaptcha_token: undefined } }],
])('a submission is rejected for %s, and nothing is sent', async (_, status, message, fault) => {
  const { headers = {}, values, isLimited = false } = fault;
  limit.mockResolvedValue({ success: !isLimited });
  const submitted = { ...withToken(), ...values };
  const response = await post(submitted, { headers, settings: assessing });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: true, message, status });
  expect(calls).toEqual([]);
});

test.each<[name: keyof Headers, values: string[], status: number, others?: Headers]>([
  ['Content-Type', ['Application/JSON; charset=utf-8', 'application/json ;a=b'], 200],
  [
    'Content-Type',
    ['none', '', 'text/json', 'application/jsonp', 'text/html; application/json'],
    415,
  ],
  ['Referer', ['https://elsewhere.example/'], 200],
  ['Sec-Fetch-Site', ['same-origin'], 200],
  ['Sec-Fetch-Site', ['same-site', 'cross-site', 'no', ''], 403],
  ['Origin', ['none', 'null'], 200, { 'Sec-Fetch-Site': 'same-origin' }],
  ['Origin', ['', 'https://elsewhere.example'], 403, { 'Sec-Fetch-Site': 'same-origin' }],
  ['Origin', ['null'], 403, { 'Sec-Fetch-Site': 'same-site' }],
  ['Origin', ['null', '', 'none', 'http://site.example', `${siteUrl}/`], 403],
  ['Origin', [`${siteUrl}:8443`, `${siteUrl}.example`, `${siteUrl}, ${siteUrl}`], 403],
])('a message whose %s is one of %j gets %i', async (name, values, status, others) => {
  for (const value of values) {
    const headers = { ...others, [name]: value };
    expect([value, (await post(withToken(), { headers })).status]).toEqual([value, status]);
  }
  expect(messages()).toBe(status === 200 ? values.length : 0);
});

const unreadable = 'This message could not be read.';

test.each<[submitted: unknown, message: string]>([
  ...['', '{', 'null', '[]', '"text"', 'a=b'].map((text): [string, string] => [text, unreadable]),
  ...['', null, 7].map((recaptcha_token): [object, string] => [
    { ...damaris, recaptcha_token },
    noToken,
  ]),
])('%j is no message with a token', async (submitted, message) => {
  await expectApiError(await post(submitted), { message, status: 400 });
  expect(calls).toEqual([]);
});

test('a submission has at most 64,000 bytes, whatever its length is said to be', async () => {
  const text = JSON.stringify(withToken());
  expect((await post(text.padEnd(64_000))).status).toBe(200);
  expect((await post(text.padEnd(64_001))).status).toBe(413);
  expect((await post(text.padEnd(64_000, 'é'))).status).toBe(413);
  const headers = { 'Content-Length': '10', 'Transfer-Encoding': 'chunked' };
  expect((await post(text.padEnd(64_001), { headers })).status).toBe(413);
});

test.each([
  [202, 202],
  ['200', 200],
  [null, null],
  [undefined, null],
])("the provider's status %j is passed on as %j", async (status, passedOn) => {
  respond.mockReturnValue(Response.json({ status }));
  const response = await post(withToken());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: passedOn });
});

type Answer = () => Response | Promise<Response>;

const inDoubt = 'No answer came, so we cannot say whether your message arrived.';
const html = (status: number) => () => new Response('<h1>at Messages.send</h1>', { status });
const reset = () => Promise.reject(new TypeError('reset'));
const tooLate = () => Promise.reject(new DOMException('', 'TimeoutError'));

test.each<[what: string, answer: Answer, message: string, status?: number]>([
  ['400', () => failure(400, 'This name is not taken.'), 'This name is not taken.', 400],
  ['a success that is none', () => Response.json({ error: true, message: 'No.' }), 'No.'],
  ['502 in HTML', html(502), inDoubt],
  ['504 of a gateway', () => failure(504, 'Upstream timed out.'), inDoubt],
  ['nothing', () => new Response(null, { status: 204 }), inDoubt],
  ['a status that is no number', () => Response.json({ status: 'sent' }), inDoubt],
  ['a reset', reset, inDoubt],
  ['no answer in time', tooLate, inDoubt],
])(
  'after %s from the provider the response says so, and the call is made once',
  async (_, answer, message, status = 503) => {
    respond.mockImplementation(answer);
    await expectApiError(await post(withToken()), { message, status });
    expect(messages()).toBe(1);
  },
);

test('a failure that repeats what the visitor wrote is logged without it', async () => {
  respond.mockReturnValue(failure(500, JSON.stringify(damaris)));
  await post(withToken());
  expect(log.mock.calls).toEqual([[{ event: 'contact-rejected', reason: 'provider 500' }]]);
});

test('a token is assessed once, before the message is sent', async () => {
  const submitted = withToken();
  await post(submitted, { settings: { ...assessing, RECAPTCHA_SITE_KEY: 'the-site-key' } });
  expect(calls.indexOf('/v1/projects/the-project/assessments')).toBe(0);
  expect(assess).toHaveBeenCalledTimes(1);
  expect(messages()).toBe(1);
  const [{ method, headers, body, redirect, signal } = {}] = assess.mock.calls[0] ?? [];
  expect(method).toBe('POST');
  expect(new Headers(headers).get('X-Goog-Api-Key')).toBe(key);
  expect(new Headers(headers).get('Content-Type')).toBe('application/json');
  expect(redirect).toBe('manual');
  expect(signal).toBeInstanceOf(AbortSignal);
  expect(JSON.parse(String(body)).event).toEqual({
    token: submitted.recaptcha_token,
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

type Assessment = [what: string, answer: Answer, message?: string | undefined, minScore?: string];

test.each<Assessment>([
  ['a score of 0.5', () => assessment({ score: 0.5 })],
  ['the score that is set', () => assessment({ score: 0.7 }), undefined, '0.7'],
  ['a score of 0.49', () => assessment({ score: 0.49 }), robot],
  ['an invalid token', () => assessment({ valid: false }), robot],
  ['another action', () => assessment({ action: 'login' }), robot],
  ['nothing but a reason', properties({ invalidReason: 'MALFORMED' }), robot],
  ['no score', properties({ valid: true, action: 'submit' }), robot],
  ['the score 0', () => assessment({ score: 0 }), robot],
  ['500', () => new Response(assessment().body, { status: 500 }), notAvailable],
  ['a text for a boolean', properties({ valid: 'true' }), notAvailable],
  ['a message with the key', () => Response.json({ error: { message: key } }), notAvailable],
  ['a reset', reset, notAvailable],
])('after %s from Google the message is sent or not', async (_, answer, message, minScore) => {
  assess.mockImplementation(answer);
  const settings = { ...assessing, ...(minScore && { RECAPTCHA_MIN_SCORE: minScore }) };
  const response = await post(withToken(), { settings });
  if (!message) return expect(response.status).toBe(200);
  await expectApiError(response, { message, status: message === robot ? 403 : 503 });
  const event = `assessment-${message === robot ? 'rejected' : 'failed'}`;
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ event }));
  expect(messages()).toBe(0);
});

test.each([{}, { RECAPTCHA_PROJECT_ID: 'a' }, { RECAPTCHA_API_KEY: key }])(
  'with the settings %j Google is not asked',
  async (settings: Record<string, string>) => {
    expect((await post(withToken(), { settings })).status).toBe(200);
    expect(assess).not.toHaveBeenCalled();
  },
);
