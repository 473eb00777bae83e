import { expect, test } from 'vitest';
import { noticeOf } from '../../../../client/contact/send-message.ts';
import {
  type ContactField,
  checkContactMessage,
  messageCount,
  noTokenMessage,
} from '../../../../shared/contact/contact-message.ts';

const damaris = { full_name: 'Damaris', email: 'damaris@example.org', phone: '', message: '' };

const domain = '@example.org';
const longestEmail = 'd'.repeat(254 - domain.length) + domain;

/** A message of 1,000 characters as a person counts them. */
const longestMessage = '🇬🇷'.repeat(1000);

function check(field: ContactField, value: unknown) {
  return checkContactMessage({ ...damaris, [field]: value });
}

test('a name and an email address are enough, missing fields are empty, unknown ones removed', () => {
  const { full_name, email } = damaris;
  const checked = { message: damaris };
  expect(checkContactMessage({ full_name, email })).toEqual(checked);
  expect(checkContactMessage({ full_name, email, phone: null, message: null })).toEqual(checked);
  expect(checkContactMessage({ ...damaris, recipient: 'me@example.org' })).toEqual(checked);
});

test.each<[ContactField, string[]]>([
  ['full_name', ['Παῦλος', "Seán O'Brien-Ní Dhomhnaill, Jr.", '<script>', 'd'.repeat(254)]],
  [
    'email',
    [
      ...['d@e.co', "_!#$%*?^`{|}~o'brien.17@example.org", 'Παῦλος@mail.ἀθῆναι-1.example'],
      longestEmail,
    ],
  ],
  [
    // Optional plus, optional parentheses, 3 digits, 3 digits, then 4 to 6 digits, with optional separators.
    'phone',
    [
      ...['5551234567', '555123456789', '555-123.4567', '(555).123 4567', '+(555) 123-4567'],
      ...['+15551234567', '1-555-123-4567', '+1(555)123-4567', '1\u2010555\u2011123\u22124567'],
      '555–123—4567',
    ],
  ],
  ['message', ['  Indented,\tand with a tab. ', '<b>Bold</b> & "quoted"', longestMessage]],
])('%s is accepted unchanged as each of %j', (field, values) => {
  for (const value of values) expect(check(field, value)).toHaveProperty(`message.${field}`, value);
});

const ofAnotherType = [7, true, ['text'], {}];
const withEach = (characters: string, at: (character: string) => string) => [...characters].map(at);

test.each<[ContactField, message: string, unknown[]]>([
  [
    'full_name',
    'Please enter your full name.',
    ['', '  ', '\r\n', '\0', '\u2028', '\u00a0', '\u200b', null, undefined, ...ofAnotherType],
  ],
  ['full_name', 'Your full name must have at most 254 characters.', ['d'.repeat(255)]],
  [
    'email',
    'Please enter a valid email address.',
    [
      ...['', 'damaris@', '@example.org', 'example.org', 'damaris@example', null, undefined],
      ...['damaris@.example.org', 'damaris@example.org.', 'damaris@a..org', `d${longestEmail}`],
      ...withEach(' \u00a0\u2028@,;:<>()[]\\"', (it) => `dama${it}ris@example.org`),
      ...withEach(' \u00a0\u2028\0@,;:<[/_', (it) => `damaris@exam${it}ple.org`),
      ...['damaris@example.org\r\nBcc: everyone@example.org', ...ofAnotherType],
    ],
  ],
  [
    'phone',
    'Please enter a valid phone number. Write it like 555-123-4567.',
    [
      ...['+', '555-123-456', '555-123-4567890', '55-123-4567', '555-12-4567', '2-555-123-4567'],
      ...['++5551234567', '-555-123-4567', '555--123-4567', '((555)) 123-4567', '(555 123-4567'],
      ...['555) 123-4567', '555-(123)-4567', '555/123/4567', '555-123-4567 x8', '٥٥٥١٢٣٤٥٦٧'],
      ...['tel:5551234567', '555-123-4567\nBcc: x@y.example', ...ofAnotherType],
    ],
  ],
  [
    'message',
    'Message must be under 1000 characters.',
    [`${longestMessage}a`, 'a'.repeat(8001), ...ofAnotherType],
  ],
  // One character as a person counts them.
  ['message', 'Message has too many combined characters.', [`e${'\u0301'.repeat(8_000)}`]],
])('%s is rejected with the message %j as each of %j', (field, message, values) => {
  for (const value of values) expect(check(field, value)).toEqual({ fields: { [field]: message } });
});

test.each<[ContactField, value: string, normalized: string]>([
  ['full_name', '  Damaris ', 'Damaris'],
  ['full_name', 'Damaris\r\nBcc: everyone@example.org', 'Damaris Bcc: everyone@example.org'],
  ['full_name', 'Damaris\u2028of\u2029Athens\n\n\r', 'Damaris of Athens'],
  ['full_name', '\u001b[31mDamaris\tof\vAthens\f', '[31mDamaris of Athens'],
  ['email', '\u200bdamaris@example.org\u2060', 'damaris@example.org'],
  ['phone', '\t555\t123 4567\r\n', '555 123 4567'],
  ['message', 'One.\r\nAnother.\rA third.\n\nA last.', 'One.\nAnother.\nA third.\n\nA last.'],
  ['message', 'Words\u0000 and\u001b bells\u0007.\u009f', 'Words and bells.'],
])('%s %j is normalized to %j', (field, value, normalized) => {
  expect(check(field, value)).toEqual({ message: { ...damaris, [field]: normalized } });
});

test.each([
  ['\u{1f469}\u200d\u{1f467}e\u0301\n', 3, false],
  ['a'.repeat(8_000), 8_000, false],
  ['a'.repeat(1_000_000), 8_000, true],
])('of a message such as %.5j, %i characters are counted', (message, count, isCut) => {
  expect(messageCount(message)).toEqual({ count, isCut });
});

test.each([
  [noticeOf({ data: { status: 200 } }), 'info', 'Your message has been sent!'],
  [noticeOf({ data: { status: 202 } }), 'warning', 'Message sent, but received status: 202'],
  [noticeOf({ data: { status: null } }), 'warning', 'Message sent, but received status: N/A'],
  [noticeOf({ error: { message: 'Down.', status: 503 } }), 'error', 'Submission Error: Down.'],
  [noticeOf({ error: { message: '', status: 503 } }), 'error', 'Submission Error: Unknown'],
  [noticeOf({ error: { message: noTokenMessage, status: 503 } }), 'error', noTokenMessage],
])('%j is a notice of the severity %s', (notice, severity, message) => {
  expect(notice).toEqual({ message, severity });
});
