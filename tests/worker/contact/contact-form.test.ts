import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import {
  arrived,
  damaris,
  fieldsOf,
  messageCalls,
  postForm,
  postJson,
  withToken,
} from '../../support/contact-post.ts';
import { type ReadPage, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { newAddress } from '../../support/visitor-address.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = await siteForFile({}, { clock: true });

/** The error message of each invalid field, found by `aria-describedby`. */
function fieldErrors({ document }: ReadPage) {
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
  return Object.fromEntries(
    invalid.map((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const descriptions = ids.map((id) => document.getElementById(id)?.textContent);
      return [field.getAttribute('name'), descriptions[0]];
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
  const controls = [
    ...document.querySelectorAll('main form :is(input, textarea):not([type=hidden])'),
  ];
  expect(
    controls.map((it) => ['type', 'autoComplete', 'required'].map((name) => it.getAttribute(name))),
  ).toEqual([
    ['text', 'name', ''],
    ['email', 'email', ''],
    ['tel', 'tel', null],
    [null, null, null],
  ]);
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
  expect(Object.values(fieldsOf(page)).join('')).toBe('');
  expect(arrived(site)).toHaveLength(1);
  expect(arrived(site)[0]).toMatchObject({
    visitor_name: damaris.full_name,
    visitor_email: damaris.email,
    visitor_phone: damaris.phone,
    visitor_message: damaris.message,
  });
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
  expect(fieldsOf(page)).toEqual(typed);
  expect(autofocused(page).map((element) => element.getAttribute('name'))).toEqual(['email']);
  expect(page.text('h1')).toBe('Contact');
  expect(page.text('footer')).toContain('Springfield');
});

const elsewhere = { Origin: 'https://elsewhere.example' };
const sent = (status: number) => () => Response.json({ status });

test.each<
  [string, status: number, text: string, headers: object, answer: () => Response | 'reset']
>([
  ['of another status', 200, 'Message sent, but received status: 202', {}, sent(202)],
  ['of a rejection', 400, 'Submission Error: Not this.', {}, () => failure(400, 'Not this.')],
  ['of a reset', 503, 'cannot say whether your message arrived', {}, () => 'reset'],
  [
    'to a post from another site',
    403,
    'Submission Error: Messages are only taken from',
    elsewhere,
    sent(200),
  ],
])(
  'the page has the notice %s, the focus on it and the entered values',
  async (_, status, text, headers, answer) => {
    site.provider.intercept(respondTo('/v1/messages', answer));
    const before = messageCalls(site);
    const page = await readPage(postForm(site, withToken(), { ...headers }));
    expect(messageCalls(site) - before).toBe(status === 403 ? 0 : 1);
    expect(page.status).toBe(status);
    expect(page.text('main form')).toContain(text);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(fieldErrors(page)).toEqual({});
    expect(autofocused(page).map((element) => element.textContent?.includes(text))).toEqual([true]);
    expect(fieldsOf(page)).toEqual(damaris);
    if (status === 503) {
      expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(page.hrefs('main form a')).toContain('mailto:contact@example.org');
    }
    site.provider.intercept();
  },
);

test('without a token no message is sent, and the page says so', async () => {
  const before = messageCalls(site);
  const page = await readPage(postForm(site, { ...damaris, recaptcha_token: '' }));
  expect(page.status).toBe(400);
  expect(page.text('main form')).toContain('reCAPTCHA verification failed (no token).');
  expect(page.text('main form')).not.toContain('Submission Error');
  expect(messageCalls(site)).toBe(before);
});

test.each([
  '\nA line after an empty one.',
  '\n\nTwo empty lines before.',
  '  spaces  within  and  around  ',
  '</textarea><h2>Not a heading</h2>',
  '"quoted" & &amp; \'so\' <b>',
])('%j is preserved as entered', async (message) => {
  const typed = { ...damaris, message: message.replaceAll('\n', '\r\n') };
  const page = await readPage(postForm(site, typed));
  expect(fieldsOf(page).message?.replaceAll('\r\n', '\n')).toBe(message);
  expect(page.texts('h2')).not.toContain('Not a heading');
});

test('markup in any field is shown as text and never executed', async () => {
  const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)></textarea>';
  const typed = { full_name: markup, email: markup, phone: markup, message: markup };
  const page = await readPage(postForm(site, typed));
  const own = await readPage(site.get('/contact'));
  expect(fieldsOf(page)).toEqual(typed);
  expect(page.html).not.toMatch(/<script>alert|<img/);
  const count = ({ document }: ReadPage) => document.querySelectorAll('script, img').length;
  expect(count(page)).toBe(count(own));
});

test('a post that is too large to read gets the page, which does not claim that the text is kept', async () => {
  const typed = { ...damaris, message: 'a'.repeat(64_000) };
  const page = await readPage(postForm(site, withToken(typed)));
  expect(page.status).toBe(413);
  const text = page.text('main form');
  expect(text).toContain('Submission Error: This message is too large to be sent.');
  expect(fieldsOf(page).message).toBe('');
  expect(text).not.toContain('Nothing that you typed is lost');
});

test('JSON arrives as it is normalized, in the same session', async () => {
  const full_name = 'Damaris\r\nBcc: everyone@example.org';
  const submitted = withToken({ ...damaris, full_name, phone: null });
  const response = await postJson(site, submitted);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 200 });
  expect(arrived(site)[0]).toMatchObject({
    visitor_name: 'Damaris Bcc: everyone@example.org',
    visitor_phone: '',
    visitor_message: damaris.message,
    recipient: 'ministry@example.org',
    recaptcha_token: submitted.recaptcha_token,
  });
  expect(site.provider.logins()).toBe(1);
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
