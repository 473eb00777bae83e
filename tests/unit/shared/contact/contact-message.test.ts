import { expect, test } from 'vitest';
import { checkContactMessage } from '../../../../shared/contact/contact-message.ts';

const damaris = { full_name: 'Damaris', email: 'damaris@example.org', phone: '', message: '' };

test('a name and an email address are enough, and missing fields are empty', () => {
  const { full_name, email } = damaris;
  expect(checkContactMessage({ full_name, email })).toEqual({ message: damaris });
  expect(checkContactMessage({ full_name, email, phone: null, message: null })).toEqual({
    message: damaris,
  });
});

test('unknown fields are removed', () => {
  expect(checkContactMessage({ ...damaris, recipient: 'me@example.org' })).toEqual({
    message: damaris,
  });
});

test.each(['', '   ', '\r\n', '\u0000', '\u2028', '\u00a0', null, undefined, 7, ['Damaris'], {}])(
  '%j is not a valid name',
  (full_name) => {
    expect(checkContactMessage({ ...damaris, full_name })).toEqual({
      fields: { full_name: 'Please enter your full name.' },
    });
  },
);

test.each([
  ['Παῦλος', 'Παῦλος'],
  ["  Seán O'Brien-Ní Dhomhnaill, Jr. ", "Seán O'Brien-Ní Dhomhnaill, Jr."],
  ['Damaris\r\nBcc: everyone@example.org', 'Damaris Bcc: everyone@example.org'],
  ['Damaris\n\n\rBcc: x', 'Damaris Bcc: x'],
  ['Damaris\u2028of\u2029Athens', 'Damaris of Athens'],
  ['Damaris\u0085of\u0000Athens\u007f', 'Damaris of Athens'],
  ['Damaris\tof\vAthens\f', 'Damaris of Athens'],
  ['\u001b[31mDamaris', '[31mDamaris'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('the name %j is normalized to %j', (full_name, normalized) => {
  expect(checkContactMessage({ ...damaris, full_name })).toEqual({
    message: { ...damaris, full_name: normalized },
  });
});

test.each([
  ['One line.\r\nAnother.\rA third.\n\nA last.', 'One line.\nAnother.\nA third.\n\nA last.'],
  ['  Indented,\tand with a tab. ', '  Indented,\tand with a tab. '],
  ['Words\u0000 and\u001b bells\u0007.\u009f', 'Words and bells.'],
  ['<b>Bold</b> & "quoted"', '<b>Bold</b> & "quoted"'],
])('the message %j is normalized to %j', (message, normalized) => {
  expect(checkContactMessage({ ...damaris, message })).toEqual({
    message: { ...damaris, message: normalized },
  });
});

test.each([7, true, ['Words.'], {}])('%j is not a valid message', (message) => {
  expect(checkContactMessage({ ...damaris, message })).toHaveProperty('fields.message');
});
