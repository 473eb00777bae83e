import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import {
  arrived,
  damaris,
  messageCalls,
  post,
  postJson,
  withToken,
} from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';
import { respondTo } from '../../support/watched-provider.ts';

const site = await siteForFile({
  MESSAGE_RECIPIENT: 'pastor@example.org',
  MESSAGE_RECIPIENT_NAME: 'The Pastor',
  MESSAGE_RECIPIENT_ORG: 'The Church',
});

const payload = {
  visitor_name: damaris.full_name,
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
};

test('a message is sent to the provider with all of its fields, in the open session', async () => {
  const response = await postJson(site, { ...damaris, recaptcha_token: 'the-token' });
  expect(await response.json()).toEqual({ status: 200 });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(arrived(site)).toEqual([payload]);
  await postJson(site, withToken());
  expect(arrived(site)).toHaveLength(2);
  expect(site.provider.logins()).toBe(1);
});

test.each([
  ['empty', { phone: '', message: '' }],
  ['null', { phone: null, message: null }],
  ['left out', {}],
])('a phone number and a message that are %s arrive as empty strings', async (_, left) => {
  const { full_name, email } = damaris;
  const response = await postJson(site, withToken({ full_name, email, ...left }));
  expect(response.status).toBe(200);
  expect(arrived(site)[0]).toMatchObject({ visitor_phone: '', visitor_message: '' });
});

test('a visitor cannot choose the recipient or the template', async () => {
  const submitted = withToken({
    ...damaris,
    recipient: 'everyone@example.org',
    recipient_name: 'Everyone',
    recipient_org_name: 'The World',
    template_name: 'PASSWORD_RESET',
    recaptcha_action: 'login',
    recaptcha_enterprise: false,
    visitor_email: 'someone-else@example.org',
  });
  expect((await postJson(site, submitted)).status).toBe(200);
  expect(arrived(site)[0]).toEqual({ ...payload, recaptcha_token: submitted.recaptcha_token });
});

test.each([
  'application/json; charset=utf-8',
  'Application/JSON',
  'application/json;charset=UTF-8',
])('JSON is accepted as %s', async (type) => {
  expect((await postJson(site, withToken(), { 'Content-Type': type })).status).toBe(200);
});

test.each([
  ['of another', 202, 202],
  ['of a failure', 500, 500],
  ['that is null', null, null],
  ['that is left out', undefined, null],
])("a status %s in the provider's response is passed on", async (_, status, expected) => {
  site.provider.intercept(respondTo('/v1/messages', () => Response.json({ status })));
  const response = await postJson(site, withToken());
  expect(await response.json()).toEqual({ status: expected });
  expect(response.status).toBe(200);
});

test.each([
  ['left out', undefined],
  ['empty', ''],
  ['null', null],
  ['a number', 7],
  ['a list', ['token']],
])('no message is sent with a token that is %s', async (_, recaptcha_token) => {
  const before = site.provider.requests.length;
  const message = 'reCAPTCHA verification failed (no token).';
  await expectApiError(await postJson(site, { ...damaris, recaptcha_token }), {
    message,
    status: 400,
  });
  expect(site.provider.requests).toHaveLength(before);
});

test('all invalid fields are named', async () => {
  const invalid = { full_name: '', email: 'x', phone: '1', message: 'a'.repeat(1001) };
  await expectApiError(await postJson(site, withToken(invalid)), {
    message: 'Please look at the fields that are marked.',
    status: 422,
    fields: {
      full_name: 'Please enter your full name.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
      message: 'Message must be under 1000 characters.',
    },
  });
});

test.each(['', '{', 'null', '[]', '[{"full_name":"Damaris"}]', '"text"', '7', 'true', 'a=b', '\0'])(
  'a body of %j cannot be read',
  async (body) => {
    const before = site.provider.requests.length;
    await expectApiError(await postJson(site, body), {
      message: 'This message could not be read.',
      status: 400,
    });
    expect(site.provider.requests).toHaveLength(before);
  },
);

test.each([
  undefined,
  'text/plain',
  'text/plain;charset=UTF-8',
  'text/json',
  'application/jsonp',
  'application/x-www-form-urlencodedx',
  'multipart/form-data; boundary=x',
  'text/html; application/json',
])('a message as %s is not accepted', async (type) => {
  const before = site.provider.requests.length;
  const body = new TextEncoder().encode(JSON.stringify(withToken()));
  await expectApiError(await post(site, body, { 'Content-Type': type }), {
    message: 'A message must be a form or JSON.',
    status: 415,
  });
  expect(site.provider.requests).toHaveLength(before);
});

test("a token that was used before is rejected with the provider's message", async () => {
  const submitted = withToken();
  expect((await postJson(site, submitted)).status).toBe(200);
  const before = messageCalls(site);
  const { length } = arrived(site);
  await expectApiError(await postJson(site, submitted), {
    message: 'The bot check has taken this token before.',
    status: 400,
  });
  expect(messageCalls(site)).toBe(before + 1);
  expect(arrived(site)).toHaveLength(length);
});
