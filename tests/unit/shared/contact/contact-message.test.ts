import { expect, test } from 'vitest';
import {
  type ContactField,
  checkContactMessage,
} from '../../../../shared/contact/contact-message.ts';
import {
  contactTexts,
  failureNotice,
  receiptNotice,
} from '../../../../shared/contact/contact-outcome.ts';
import { characterKinds } from '../../../support/character-kinds.ts';

const damaris = { full_name: 'Damaris', email: 'damaris@example.org', phone: '', message: '' };

const rejections = {
  full_name: 'Please enter your full name.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number. Write it like 555-123-4567.',
  message: 'Message must be under 1000 characters.',
};

const domain = '@example.org';
const longestEmail = 'd'.repeat(254 - domain.length) + domain;

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
      ...['damaris@example.org', 'Damaris@Example.ORG', 'd@e.co', 'damaris+athens@example.org'],
      ...['_damaris@example.org', 'acts17.34@example.org', "o'brien@example.org"],
      ...['!#$%*?^`{|}~@example.org', 'damaris@mail.example.co.uk', 'damaris@ex-ample.org'],
      ...['damaris@xn--qxam.example', 'παῦλος@example.org', 'damaris@ἀθῆναι.example', longestEmail],
    ],
  ],
  [
    // Optional plus, optional parentheses, 3 digits, 3 digits, then 4 to 6 digits, with optional separators.
    'phone',
    [
      ...['5551234567', '555123456789', '555-123-4567', '555-123-456789', '555.123.4567'],
      ...['555 123 4567', '555-1234567', '555-123.4567', '(555)1234567', '(555) 123-4567'],
      ...['(555).123.4567', '+5551234567', '+555-123-4567', '+15551234567', '+(555) 123-4567'],
      ...['1-555-123-4567', '+1 555-123-4567', '1 (555) 123-4567', '+1(555)123-4567'],
      ...[
        '555\u2011123\u20114567',
        '555–123—4567',
        '555\u2212123\u22124567',
        '+1\u2010555.123.4567',
      ],
    ],
  ],
  ['message', ['  Indented,\tand with a tab. ', '<b>Bold</b> & "quoted"', 'a'.repeat(1000)]],
])('%s is accepted unchanged as each of %j', (field, values) => {
  for (const value of values) expect(check(field, value)).toHaveProperty(`message.${field}`, value);
});

const ofAnotherType = [7, true, ['text'], {}];

test.each<[ContactField, unknown[]]>([
  ['full_name', ['', '   ', '\r\n', '\u0000', '\u2028', '\u00a0', '\u200b', null, undefined]],
  [
    'email',
    [
      ...['', '@', 'damaris@', '@example.org', 'example.org', 'damaris@example', null, undefined],
      ...['damaris@localhost', 'damaris@.example.org', 'damaris@example.org.'],
      ...['damaris@example..org', 'damaris@@example.org', 'damaris example.org'],
      ...['damaris,dionysius@example.org'],
      ...['damaris@exam ple.org', 'damaris\u00a0@example.org', 'damaris@example,org'],
      ...['damaris@example.org,dionysius@example.org', 'Damaris <damaris@example.org>'],
      ...['"Damaris"@example.org', 'damaris@[127.0.0.1]', 'damaris@example.org:25'],
      ...['mailto:damaris@example.org', 'damaris@example.org\r\nBcc: everyone@example.org'],
      ...['damaris@example.org\u2028everyone@example.org', `d${longestEmail}`],
      ...['damaris@example.org\u0000.evil.example', '<script>alert(1)</script>@example.org'],
    ],
  ],
  [
    'phone',
    [
      ...['555', '555123456', '555-123-456', '555-123-4567890', '55-123-4567', '555-12-4567'],
      ...['555-123-45-67', '2-555-123-4567', '+1--555-123-4567', '++5551234567'],
      ...['(55) 123-4567', '((555)) 123-4567', '(555 123-4567', ')555( 123-4567'],
      ...['555-(123)-4567', '555--123-4567', '-555-123-4567', '555/123/4567', '555-123-4567 x8'],
      ...['tel:5551234567', '555-CAL-LNOW', '٥٥٥١٢٣٤٥٦٧', '+', '555-123-4567\nBcc: x@y.example'],
      ...['555-123-4567<script>alert(1)</script>', '555-123-4567\u20284567'],
    ],
  ],
  ['message', ['a'.repeat(1001), 'a'.repeat(8001)]],
])('%s is rejected as each of %j', (field, values) => {
  for (const value of [...values, ...ofAnotherType]) {
    expect(check(field, value)).toEqual({ fields: { [field]: rejections[field] } });
  }
});

test('the message has at most 1,000 characters of any kind, as a person counts them', () => {
  const some = characterKinds.map(([, character]) => character).join('');
  const most = some.repeat(80) + 'a'.repeat(1000 - characterKinds.length * 80);
  expect(check('message', most)).toHaveProperty('message');
  expect(check('message', `${most}a`)).toHaveProperty('fields.message', rejections.message);
});

test.each<[ContactField, value: string, message: string]>([
  ['full_name', 'd'.repeat(255), 'Your full name must have at most 254 characters.'],
  // One character as a person counts them.
  ['message', `e${'\u0301'.repeat(8_000)}`, 'Message has too many combined characters.'],
])('%s is rejected if it has too many code units (row %#)', (field, value, message) => {
  expect(check(field, value)).toEqual({ fields: { [field]: message } });
});

test.each<[ContactField, value: string, normalized: string]>([
  ['full_name', '  Damaris ', 'Damaris'],
  ['full_name', 'Damaris\r\nBcc: everyone@example.org', 'Damaris Bcc: everyone@example.org'],
  ['full_name', 'Damaris\u2028of\u2029Athens\n\n\r', 'Damaris of Athens'],
  ['full_name', 'Damaris\u0085of\u0000Athens\u007f', 'Damaris of Athens'],
  ['full_name', '\u001b[31mDamaris\tof\vAthens\f', '[31mDamaris of Athens'],
  ['email', '\t damaris@example.org \r\n', 'damaris@example.org'],
  ['email', '\u200bdamaris@example.org\u2060', 'damaris@example.org'],
  ['phone', '\t555\t123 4567\r\n', '555 123 4567'],
  ['phone', ' \t ', ''],
  ['message', 'One.\r\nAnother.\rA third.\n\nA last.', 'One.\nAnother.\nA third.\n\nA last.'],
  ['message', 'Words\u0000 and\u001b bells\u0007.\u009f', 'Words and bells.'],
])('%s %j is normalized to %j', (field, value, normalized) => {
  expect(check(field, value)).toEqual({ message: { ...damaris, [field]: normalized } });
});

test.each([
  [receiptNotice({ status: 200 }), 'info', 'Your message has been sent!'],
  [receiptNotice({ status: 202 }), 'warning', 'Message sent, but received status: 202'],
  [receiptNotice({ status: null }), 'warning', 'Message sent, but received status: N/A'],
  [failureNotice({ message: 'Down.' }), 'error', 'Submission Error: Down.'],
  [failureNotice({ message: '' }), 'error', 'Submission Error: Unknown'],
  [failureNotice({ message: contactTexts.noToken }), 'error', contactTexts.noToken],
])('%j is a notice of the severity %s', (notice, severity, message) => {
  expect(notice).toEqual({ message, severity });
});
