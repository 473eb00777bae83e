import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
const logIn = vi.fn<() => Response>();
const limit = vi.fn(async () => ({ success: true }));
const calls: string[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  calls.length = 0;
  respond.mockReturnValue(Response.json({ status: 200 }));
  assess.mockImplementation(() => assessment());
  logIn.mockImplementation(() =>
    Response.json({ data: { organization_id: '1', token: { access_token: 'a-token' } } }),
  );
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
  return pathname === '/v1/auth/login' ? logIn() : Response.json({ data: { display_name: 'A' } });
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
  const respondWithPage = async () => new Response('a page');
  return contactRoutes({
    ...{ settings, provider, fetch, log, respondWithPage },
    contactRateLimit: { limit },
  });
}

type Post = { headers?: Record<string, string>; settings?: Record<string, string> };

function post(submitted: unknown, { headers = {}, settings }: Post = {}): Promise<Response> {
  const isRaw = typeof submitted === 'string' || submitted instanceof ReadableStream;
  const init = {
    method: 'POST',
    body: isRaw ? submitted : JSON.stringify(submitted),
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': '198.51.100.17',
      Origin: siteUrl,
      ...headers,
    },
    duplex: 'half',
  };
  const request = new Request(`${siteUrl}/contact`, init as RequestInit);
  return Promise.resolve(routes(settings).request(request));
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

const elsewhere = { Origin: 'https://elsewhere.example' };
const wrongType = 'A message must be a form or JSON.';
const tooLarge = 'This message is too large to be sent.';
const foreign = 'Messages are only taken from the form on this site.';
const unreadable = 'This message could not be read.';
const noToken = 'reCAPTCHA verification failed (no token).';
const tooMany = 'Too many messages came from your connection. Please wait a minute.';

type Fault = { headers?: Record<string, string>; values?: object; isLimited?: true };

/** The faults of a submission, in the order of the checks. */
const checks: [what: string, status: number, message: string, fault: Fault][] = [
  ['its media type', 415, wrongType, { headers: { 'Content-Type': 'text/plain' } }],
  ['its size', 413, tooLarge, { values: { padding: 'a'.repeat(64_000) } }],
  ['where it comes from', 403, foreign, { headers: elsewhere }],
  ['how many came before', 429, tooMany, { isLimited: true }],
  ['its fields', 422, 'Please look at the fields that are marked.', { values: { email: 'x' } }],
  ['its token', 400, noToken, { values: { recaptcha_token: undefined } }],
];

test.each(checks.map((check, i) => [check[0], i] as const))(
  'a submission is rejected for %s, whatever else is wrong with it, and nothing is sent',
  async (_, first) => {
    for (const faults of [checks.slice(first, first + 1), checks.slice(first)]) {
      const parts = faults.map(([, , , fault]) => fault);
      if (parts.some(({ isLimited }) => isLimited)) limit.mockResolvedValue({ success: false });
      const values = Object.assign(withToken(), ...parts.map(({ values }) => values));
      const headers = Object.assign({}, ...parts.map(({ headers }) => headers));
      const response = await post(values, { headers, settings: assessing });
      const [, status, message] = checks[first] ?? [];
      expect(response.status).toBe(status);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ error: true, status, message });
    }
    expect(calls).toEqual([]);
    // Only what passed the earlier checks counts.
    expect(limit).toHaveBeenCalledTimes(first < 3 ? 0 : 2);
  },
);

test('messages are limited by the network of the visitor, who may have many addresses', async () => {
  for (const host of ['1', 'a:b:c:d'])
    await post(withToken(), { headers: { 'CF-Connecting-IP': `2001:db8:1:2::${host}` } });
  expect(new Set(limit.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1);
});

test.each(['', '{', 'null', '[]', '"text"', 'a=b'])('a body of %j cannot be read', async (body) => {
  await expectApiError(await post(body), { message: unreadable, status: 400 });
  expect(calls).toEqual([]);
});

test.each([
  ['application/json; charset=utf-8', 200],
  ['Application/JSON', 200],
  ['', 415],
  ['text/json', 415],
  ['application/jsonp', 415],
  ['text/html; application/json', 415],
])('JSON as the media type %j gets %i', async (type, status) => {
  expect((await post(withToken(), { headers: { 'Content-Type': type } })).status).toBe(status);
  expect(messages()).toBe(status === 200 ? 1 : 0);
});

test.each(['', null, 7])('no message is sent with the token %j', async (recaptcha_token) => {
  const response = await post({ ...damaris, recaptcha_token });
  await expectApiError(response, { message: noToken, status: 400 });
  expect(calls).toEqual([]);
});

test('a submission has at most 64,000 bytes, whatever its length is said to be', async () => {
  const text = JSON.stringify(withToken());
  expect((await post(text.padEnd(64_000))).status).toBe(200);
  expect((await post(text.padEnd(64_001))).status).toBe(413);
  expect((await post(text.padEnd(64_000, 'é'))).status).toBe(413);
  const pull = vi.fn((controller: ReadableStreamDefaultController) => {
    if (pull.mock.calls.length < 100) controller.enqueue(new Uint8Array(10_000));
    else controller.close();
  });
  const cancel = vi.fn();
  const headers = { 'Content-Length': '10', 'Transfer-Encoding': 'chunked' };
  expect((await post(new ReadableStream({ pull, cancel }), { headers })).status).toBe(413);
  expect(pull.mock.calls.length).toBeLessThan(10);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(messages()).toBe(1);
});

test('no message is sent if the login fails', async () => {
  logIn.mockImplementation(() => failure(401, 'Not with these.'));
  await expectApiError(await post(withToken()), { message: 'Not with these.', status: 503 });
  expect(messages()).toBe(0);
});

test('only a message whose session is rejected is sent again, in a new session', async () => {
  respond.mockReturnValueOnce(failure(401, 'Expired.'));
  expect((await post(withToken())).status).toBe(200);
  expect(logIn).toHaveBeenCalledTimes(2);
  expect(messages()).toBe(2);
});

describe("the provider's response", () => {
  const inDoubt = 'No answer came, so we cannot say whether your message arrived.';
  const html = (status: number) => () => new Response('<h1>at Messages.send</h1>', { status });
  const gone = () => Promise.reject(new TypeError('reset'));
  const tooLate = () => Promise.reject(new DOMException('', 'TimeoutError'));

  test.each<[what: string, status: unknown, passedOn: number | null]>([
    ['of another success', 202, 202],
    ['that is a number in a text', '200', 200],
    ['that is null', null, null],
    ['that is left out', undefined, null],
  ])('a status %s is passed on', async (_, status, passedOn) => {
    respond.mockReturnValue(Response.json({ status }));
    const response = await post(withToken());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: passedOn });
  });

  test.each<[what: string, response: () => Response | Promise<Response>, string, number?]>([
    ['500', () => failure(500, 'Down for repairs.'), 'Down for repairs.'],
    ['400', () => failure(400, 'This name is not taken.'), 'This name is not taken.', 400],
    ['a success that is none', () => Response.json({ error: true, message: 'No.' }), 'No.'],
    ['a redirect', () => new Response(null, { status: 307 }), 'The content service answered 307.'],
    ['502 in HTML', html(502), inDoubt],
    ['504 of a gateway', () => failure(504, 'Upstream timed out.'), inDoubt],
    ['200 in HTML', html(200), inDoubt],
    ['nothing', () => new Response(null, { status: 204 }), inDoubt],
    ['a status that is no number', () => Response.json({ status: 'sent' }), inDoubt],
    ['a reset', gone, inDoubt],
    ['no answer in time', tooLate, inDoubt],
  ])('%s is reported, and the call is made once', async (_, response, message, status = 503) => {
    respond.mockImplementation(response);
    await expectApiError(await post(withToken()), { message, status });
    expect(messages()).toBe(1);
  });

  test('may take 10 s, longer than content', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await post(withToken());
    expect(timeout.mock.calls).toContainEqual([10_000]);
    timeout.mockRestore();
  });

  test('that repeats what the visitor wrote is not logged', async () => {
    respond.mockReturnValue(failure(500, JSON.stringify(damaris)));
    await post(withToken());
    expect(log.mock.calls).toEqual([[{ event: 'contact-rejected', reason: 'provider 500' }]]);
  });
});

describe("Google's assessment of a token", () => {
  const submit = (settings: Record<string, string> = {}) =>
    post(withToken(), { settings: { ...assessing, ...settings }, headers: { 'User-Agent': 'A' } });

  test('is requested once, before the message is sent', async () => {
    const submitted = withToken();
    const settings = { ...assessing, RECAPTCHA_SITE_KEY: 'the-site-key' };
    await post(submitted, { settings, headers: { 'User-Agent': 'A' } });
    expect(calls.indexOf('/v1/projects/the-project/assessments')).toBe(0);
    expect(messages()).toBe(1);
    const [{ headers, body, redirect } = {}] = assess.mock.calls[0] ?? [];
    expect(new Headers(headers).get('X-Goog-Api-Key')).toBe(key);
    expect(redirect).toBe('manual');
    expect(JSON.parse(String(body)).event).toEqual({
      token: submitted.recaptcha_token,
      siteKey: 'the-site-key',
      expectedAction: 'submit',
      userIpAddress: '198.51.100.17',
      userAgent: 'A',
    });
  });

  test.each([0.5, 0.51, 1])('a score of %d passes as a person', async (score) => {
    assess.mockReturnValue(assessment({ score }));
    expect((await submit()).status).toBe(200);
  });

  test.each<[what: string, response: () => Response]>([
    ['is not valid', () => assessment({ valid: false })],
    ['was given for something else', () => assessment({ action: 'login' })],
    ['was given for nothing', () => assessment({ action: '' })],
    ['scores too low', () => assessment({ score: 0.49 })],
    ['is not scored', () => Response.json({ tokenProperties: { valid: true, action: 'submit' } })],
  ])('no message is sent with a token that %s', async (_, response) => {
    assess.mockImplementation(response);
    const message = 'The bot check took this for a robot. Please try again.';
    await expectApiError(await submit(), { message, status: 403 });
    expect(messages()).toBe(0);
  });

  test.each<[what: string, response: () => Response | Promise<Response>]>([
    ['fails', () => new Response(assessment().body, { status: 500 })],
    ['refuses the key', () => Response.json({ error: { message: key } }, { status: 403 })],
    ['redirects', () => new Response(null, { status: 307 })],
    ['answers HTML', () => new Response('<h1>Welcome</h1>')],
    ['answers in another shape', () => Response.json({ valid: true, action: 'submit', score: 1 })],
    [
      'says yes in words',
      () => Response.json({ tokenProperties: { valid: 'true' }, riskAnalysis: { score: 1 } }),
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('reset'))],
    ['does not answer', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
  ])('no message is sent if Google %s', async (_, response) => {
    assess.mockImplementation(response);
    const message = 'The bot check is not available right now. Please try again.';
    await expectApiError(await submit(), { message, status: 503 });
    expect(messages()).toBe(0);
  });

  test('has 4 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await submit();
    expect(timeout.mock.calls[0]).toEqual([4_000]);
    expect(assess.mock.calls[0]?.[0].signal).toBe(timeout.mock.results[0]?.value);
    timeout.mockRestore();
  });

  test.each([{}, { RECAPTCHA_PROJECT_ID: 'a' }, { RECAPTCHA_API_KEY: key }])(
    'is not requested with %j alone',
    async (settings: Record<string, string>) => {
      expect((await post(withToken(), { settings })).status).toBe(200);
      expect(assess).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['0.9', 403],
    ['0.7', 200],
  ])('needs a score that can be set, for example to %s', async (RECAPTCHA_MIN_SCORE, status) => {
    assess.mockReturnValue(assessment({ score: 0.7 }));
    expect((await submit({ RECAPTCHA_MIN_SCORE })).status).toBe(status);
  });
});
