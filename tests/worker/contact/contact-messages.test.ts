import { parseHTML } from 'linkedom';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { contactFields } from '../../../shared/contact/contact-outcome.ts';
import { expectApiError } from '../../support/api-error.ts';
import { damaris, postForm, postJson, withToken } from '../../support/contact-post.ts';
import { lineOf } from '../../support/log-lines.ts';
import { type ReadPage, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { storedSession } from '../../support/stored-in-kv.ts';
import { newAddress } from '../../support/visitor-address.ts';
import { failure, respondTo, startWatchedProvider } from '../../support/watched-provider.ts';

// tests/unit/worker/contact/contact-routes.test.ts has the checks of a message and the faults of both services.

/** In place of Google. */
const assessor = await startWatchedProvider();
const key = 'AIzaSy-not-a-real-key-but-a-secret';
const site = await siteForFile(
  { RECAPTCHA_PROJECT_ID: 'a', RECAPTCHA_API_KEY: key, RECAPTCHA_API_HOST: assessor.url },
  { clock: true },
);

function assessment(valid: boolean) {
  const tokenProperties = { valid, action: 'submit' };
  return Response.json({ tokenProperties, riskAnalysis: { score: 1 } });
}

beforeEach(() => assessor.intercept(() => assessment(true)));
afterAll(() => assessor.close());

const messageCalls = () =>
  site.provider.requests.filter(({ path }) => path === '/v1/messages').length;

/** The values of the form's fields, as a browser shows them. */
function valuesIn({ document }: ReadPage) {
  const entries = contactFields.map((name) => {
    const control = document.querySelector(`[name="${name}"]`);
    const isText = control?.localName === 'textarea';
    return [name, isText ? textOf(control) : control?.getAttribute('value')];
  });
  return Object.fromEntries(entries);
}

/** The text of a textarea. The parser neither decodes character references there nor removes a leading line break. */
function textOf({ textContent }: Element) {
  const { document } = parseHTML(`<pre>${textContent?.replace(/^\n/, '')}</pre>`);
  return document.querySelector('pre')?.textContent;
}

/** The error message of each invalid field, found by `aria-describedby`. */
function fieldErrors({ document }: ReadPage) {
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
  return Object.fromEntries(
    invalid.map((field) => {
      const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return [field.getAttribute('name'), document.getElementById(id)?.textContent];
    }),
  );
}

function autofocused({ document }: ReadPage) {
  return [...document.querySelectorAll('[autofocus]')];
}

test('the form has fields for a name, an e-mail address, a phone number and a message', async () => {
  const { texts, document, hrefs } = await readPage(site.get('/contact'));
  expect(texts('main form label')).toEqual(['Full Name *', 'Email *', 'Phone', 'Message']);
  expect(texts('main form')[0]).toContain('* Required');
  const controls = [...document.querySelectorAll('main form :is(input, textarea)')];
  const attributes = ['type', 'autoComplete', 'required', 'rows'];
  expect(controls.map((control) => attributes.map((name) => control.getAttribute(name)))).toEqual([
    ['text', 'name', '', null],
    ['email', 'email', '', null],
    ['tel', 'tel', null, null],
    [null, null, null, '4'],
  ]);
  expect(document.querySelector('main form')?.hasAttribute('noValidate')).toBe(true);
  expect(hrefs('main form a').filter((href) => href?.includes('google'))).toEqual([
    'https://policies.google.com/privacy',
    'https://policies.google.com/terms',
  ]);
});

test('a valid message arrives, and only the response to it says so', async () => {
  const page = await readPage(postForm(site, withToken()));
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.text('main form')).toContain('Your message has been sent!');
  expect(Object.values(valuesIn(page)).join('')).toBe('');
  expect(site.provider.outbox.newestFirst()).toMatchObject([
    {
      message: {
        visitor_name: damaris.full_name,
        visitor_email: damaris.email,
        visitor_phone: damaris.phone,
        visitor_message: damaris.message,
      },
    },
  ]);
  for (const path of ['/contact', '/contact?sent']) {
    expect((await readPage(site.get(path))).text('main')).not.toContain('has been sent');
  }
});

test('each invalid field shows its error and keeps its value, and the first has the focus', async () => {
  const typed = { full_name: 'Damaris', email: 'x@', phone: '5-5-5', message: 'a'.repeat(1001) };
  const page = await readPage(postForm(site, typed));
  expect(page.status).toBe(422);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(fieldErrors(page)).toEqual({
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid phone number.',
    message: 'Message must be under 1000 characters.',
  });
  expect(valuesIn(page)).toEqual(typed);
  expect(autofocused(page).map((element) => element.getAttribute('name'))).toEqual(['email']);
  expect(page.text('h1')).toBe('Contact');
  expect(page.text('footer')).toContain('Springfield');
});

const elsewhere = { Origin: 'https://elsewhere.example' };

test.each<
  [
    string,
    status: number,
    text: string,
    answer: () => Response | 'reset',
    headers?: typeof elsewhere,
  ]
>([
  [
    'of another status',
    200,
    'Message sent, but received status: 202',
    () => Response.json({ status: 202 }),
  ],
  ['of a rejection', 400, 'Submission Error: Not this.', () => failure(400, 'Not this.')],
  ['of a reset', 503, 'cannot say whether your message arrived', () => 'reset'],
  [
    'to a post from another site',
    403,
    'Submission Error: Messages are only taken from',
    () => 'reset',
    elsewhere,
  ],
])(
  'the page has the notice %s, the focus on it and the entered values',
  async (_, status, text, answer, headers) => {
    site.provider.intercept(respondTo('/v1/messages', answer));
    const before = messageCalls();
    const page = await readPage(postForm(site, withToken(), headers));
    expect(messageCalls() - before).toBe(headers ? 0 : 1);
    expect(page.status).toBe(status);
    expect(page.text('main form')).toContain(text);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(fieldErrors(page)).toEqual({});
    expect(autofocused(page).map((element) => element.textContent?.includes(text))).toEqual([true]);
    expect(valuesIn(page)).toEqual(damaris);
    if (status === 503) {
      expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(page.hrefs('main form a')).toContain('mailto:contact@example.org');
    }
  },
);

const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)></textarea><h2>No</h2>';

test.each(['\nOne line after an empty one.', '\n\n  spaces  within  and  around  ', markup])(
  '%j is preserved as text in each field',
  async (text) => {
    const line = text.trim();
    const typed = { full_name: line, email: line, phone: line };
    const message = text.replaceAll('\n', '\r\n');
    const page = await readPage(postForm(site, { ...typed, message }));
    const { message: shown, ...others } = valuesIn(page);
    expect(others).toEqual(typed);
    expect(shown.replaceAll('\r\n', '\n')).toBe(text);
    const own = await readPage(site.get('/contact'));
    const count = ({ document }: ReadPage) => document.querySelectorAll('script, img, h2').length;
    expect(count(page)).toBe(count(own));
    expect(page.html).not.toMatch(/<script>alert|<img/);
  },
);

test('a post that is too large to read gets the page, which does not claim that the text is kept', async () => {
  const typed = { ...damaris, message: 'a'.repeat(64_000) };
  const page = await readPage(postForm(site, withToken(typed)));
  expect(page.status).toBe(413);
  const text = page.text('main form');
  expect(text).toContain('Submission Error: This message is too large to be sent.');
  expect(valuesIn(page).message).toBe('');
  expect(text).not.toContain('Nothing that you typed is lost');
});

test('ten submissions a minute are accepted, forms and JSON counted together, others not affected', async () => {
  const ip = { 'CF-Connecting-IP': newAddress() };
  await (await site.get('/contact', ip)).text();
  for (let submitted = 0; submitted < 10; submitted += 2) {
    expect((await postJson(site, {}, ip)).status).toBe(422);
    expect((await postForm(site, {}, ip)).status).toBe(422);
  }
  expect((await postForm(site, {}, ip)).status).toBe(429);
  const next = await postJson(site, {}, ip);
  expect(next.headers.get('Retry-After')).toBe('60');
  const message = 'Too many messages came from your connection. Please wait a minute.';
  await expectApiError(next, { message, status: 429 });
  expect((await postJson(site, {})).status).toBe(422);
});

test('a message may take longer than content, after a slow assessment and a slow login', async () => {
  // The session has ended.
  await site.advance(301_000);
  assessor.intercept(async () => {
    await site.advance(3_900);
    return assessment(true);
  });
  site.provider.intercept(async ({ path }) => {
    if (path.endsWith('/login')) await site.advance(600);
    if (path === '/v1/messages') await site.advance(9_000);
    return undefined;
  });
  const before = messageCalls();
  expect((await postJson(site, withToken())).status).toBe(200);
  expect(messageCalls() - before).toBe(1);
});

test('no log line has what a visitor wrote, and no response a secret or an internal detail', async () => {
  const { token } = await storedSession(site);
  const secrets = [key, token, defaults.clientId, defaults.clientSecret];
  const answers = [
    () => failure(500, JSON.stringify(damaris)),
    () => Response.json({ status: damaris.message }),
    () => new Response(`<pre>PSQLException at Messages.java:17 ${token}</pre>`, { status: 500 }),
  ];
  const responses: Response[] = [];
  for (const submit of [postJson, postForm]) {
    for (const answer of answers) {
      site.provider.intercept(respondTo('/v1/messages', answer));
      responses.push(await submit(site, withToken()));
    }
    responses.push(await submit(site, { ...damaris, email: `${damaris.email} x` }));
    assessor.intercept(() => assessment(false));
    responses.push(await submit(site, withToken()));
    assessor.intercept(() => assessment(true));
  }
  expect(responses.map(({ status }) => status)).toEqual([
    ...[503, 503, 503, 422, 403],
    ...[503, 503, 503, 422, 403],
  ]);
  for (const response of responses) {
    await lineOf(site, response);
    const text = JSON.stringify([...response.headers]) + (await response.text());
    for (const detail of [...secrets, 'PSQL']) expect(text).not.toContain(detail);
  }
  for (const value of [...Object.values(damaris), ...secrets, 'token-', '198.18.']) {
    expect(site.log.join('\n')).not.toContain(value);
  }
});
