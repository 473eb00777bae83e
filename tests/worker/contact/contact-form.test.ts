import { expect, test } from 'vitest';
import {
  arrived,
  damaris,
  fieldsOf,
  messageCalls,
  newAddress,
  postForm,
  withinOneMinute,
  withToken,
} from '../../support/contact-post.ts';
import { type ReadPage, readPage } from '../../support/page.ts';
import { siteForFile, startSite } from '../../support/site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = await siteForFile();

/** Only messages are intercepted. The content of the page still loads. */
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

test('each invalid field shows its error and keeps its value', async () => {
  const typed = { full_name: ' ', email: 'x@', phone: '5-5-5', message: 'a'.repeat(1001) };
  const page = await readPage(postForm(site, typed));
  expect(page.status).toBe(422);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(fieldErrors(page)).toEqual({
    full_name: 'Please enter your full name.',
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid phone number.',
    message: 'Message must be under 1000 characters.',
  });
  expect(fieldsOf(page)).toEqual(typed);
  expect(page.text('h1')).toBe('Contact');
  expect(page.text('footer')).toContain('Springfield');
});

test('the first of several invalid fields has the focus', async () => {
  const page = await readPage(postForm(site, { ...damaris, message: 'a'.repeat(1001), email: '' }));
  expect(Object.keys(fieldErrors(page))).toEqual(['email', 'message']);
  expect(autofocused(page).map((element) => element.getAttribute('name'))).toEqual(['email']);
});

test('for an empty form, the page says what is missing', async () => {
  const page = await readPage(postForm(site, {}));
  expect(page.status).toBe(422);
  expect(Object.keys(fieldErrors(page))).toEqual(['full_name', 'email']);
});

/** Expects that the page shows the notice, focuses it and preserves the entered values. */
async function expectNotice(response: Promise<Response>, status: number, text: string) {
  const page = await readPage(response);
  expect(page.status).toBe(status);
  expect(page.text('main form')).toContain(text);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(fieldErrors(page)).toEqual({});
  expect(autofocused(page).map((element) => element.textContent?.includes(text))).toEqual([true]);
  expect(fieldsOf(page)).toEqual(damaris);
  return page;
}

test.each([
  ['without', { ...damaris }],
  ['with an empty', { ...damaris, recaptcha_token: '' }],
])('%s token no message is sent, and the page says so', async (_, submitted) => {
  const before = messageCalls(site);
  const page = await expectNotice(
    postForm(site, submitted),
    400,
    'reCAPTCHA verification failed (no token).',
  );
  expect(page.text('main form')).not.toContain('Submission Error');
  expect(messageCalls(site)).toBe(before);
});

test.each([
  [202, 'Message sent, but received status: 202'],
  [null, 'Message sent, but received status: N/A'],
])('the page shows the result for status %s of the provider', async (status, text) => {
  site.provider.intercept(respondTo('/v1/messages', () => Response.json({ status })));
  await expectNotice(postForm(site, withToken()), 200, text);
});

test.each([
  [500, 'Down for repairs.', 503],
  [400, 'This name is not taken.', 400],
])('the page shows the error for status %i of the provider', async (status, message, notice) => {
  site.provider.intercept(respondTo('/v1/messages', () => failure(status, message)));
  await expectNotice(postForm(site, withToken()), notice, `Submission Error: ${message}`);
});

test('a post from another site gets the page, and no message is sent', async () => {
  const before = messageCalls(site);
  await expectNotice(
    postForm(site, withToken(), { Origin: 'https://elsewhere.example' }),
    403,
    'Submission Error: Messages are only taken from the form on this site.',
  );
  expect(messageCalls(site)).toBe(before);
});

test('posts over the rate limit get the page with the entered values', async () => {
  const last = await withinOneMinute(async () => {
    const from = { 'CF-Connecting-IP': newAddress() };
    for (let number = 1; number <= 10; number += 1) await (await postForm(site, {}, from)).text();
    return postForm(site, withToken(), from);
  });
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  const text = 'Submission Error: Too many messages came from your connection.';
  await expectNotice(Promise.resolve(last), 429, text);
});

test.each([
  '\nA line after an empty one.',
  '\n\nTwo empty lines before.',
  'Lines\nand more lines.\n',
  '  spaces  within  and  around  ',
  '</textarea><h2>Not a heading</h2>',
  '"quoted" & &amp; \'so\' <b>',
  'Παῦλος 👨‍👩‍👧‍👦 e\u0301',
])('%j is preserved as entered', async (message) => {
  const typed = { ...damaris, message: message.replaceAll('\n', '\r\n') };
  const page = await readPage(postForm(site, typed));
  expect(page.status).toBe(400);
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

test('a post that is too large gets the page, which preserves the entered values or does not claim to', async () => {
  const typed = { ...damaris, message: 'a'.repeat(64_000) };
  const page = await readPage(postForm(site, withToken(typed)));
  expect(page.status).toBe(413);
  expect(page.text('main form')).toContain(
    'Submission Error: This message is too large to be sent.',
  );
  if (page.text('main form')?.includes('Nothing that you typed is lost')) {
    expect(fieldsOf(page)).toEqual(typed);
  }
});

test('the page that replies to the form has content as fresh as that of any other page', async () => {
  const fresh = await startSite({}, { clock: true });
  await (await fresh.get('/contact')).text();
  await fresh.advance(6 * 60_000);
  const before = fresh.provider.organizationReads();
  await (await postForm(fresh, { full_name: 'Damaris' })).text();
  await expect.poll(() => fresh.provider.organizationReads()).toBe(before + 1);
  await fresh.close();
});
