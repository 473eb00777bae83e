import { expect, test } from 'vitest';
import { checkContactMessage } from '../../../../shared/contact/contact-message.ts';
import { characterKinds } from '../../../support/character-kinds.ts';
import { importsOf } from '../../../support/import-statements.ts';

const damaris = { full_name: 'Damaris', email: 'damaris@example.org', phone: '', message: '' };

test('browser and edge check by the one schema', () => {
  const schema = 'shared/contact/contact-message.ts';
  for (const folder of ['client', 'worker']) {
    expect(importsOf(folder).filter(({ to }) => to === schema)).toHaveLength(1);
  }
  const checking = ['client/contact', 'worker/contact'].flatMap((folder) => importsOf(folder));
  const own = checking.filter(({ from, to }) => /^zod/.test(to) && !from.includes('assessment'));
  expect(own).toEqual([]);
});

test('a name and an e-mail address are enough: what is left out is empty', () => {
  const { full_name, email } = damaris;
  expect(checkContactMessage({ full_name, email })).toEqual({ message: damaris });
  expect(checkContactMessage({ full_name, email, phone: null, message: null })).toEqual({
    message: damaris,
  });
});

test('what is none of its fields is left out', () => {
  expect(checkContactMessage({ ...damaris, recipient: 'me@example.org' })).toEqual({
    message: damaris,
  });
});

test('all that is wrong is said at once', () => {
  const wrong = { full_name: ' ', email: 'x', phone: '1', message: 'a'.repeat(1001) };
  expect(checkContactMessage(wrong)).toEqual({
    fields: {
      full_name: 'Please enter your full name.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
      message: 'Message must be under 1000 characters.',
    },
  });
  expect(checkContactMessage({})).toEqual({
    fields: {
      full_name: 'Please enter your full name.',
      email: 'Please enter a valid email address.',
    },
  });
});

test.each(['', '   ', '\r\n', '\u0000', '\u2028', '\u00a0', null, undefined, 7, ['Damaris'], {}])(
  '%j is no name',
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
])('the name %j is taken as %j', (full_name, taken) => {
  expect(checkContactMessage({ ...damaris, full_name })).toEqual({
    message: { ...damaris, full_name: taken },
  });
});

test.each([
  ['One line.\r\nAnother.\rA third.\n\nA last.', 'One line.\nAnother.\nA third.\n\nA last.'],
  ['  Indented,\tand with a tab. ', '  Indented,\tand with a tab. '],
  ['Words\u0000 and\u001b bells\u0007.\u009f', 'Words and bells.'],
  ['<b>Bold</b> & "quoted"', '<b>Bold</b> & "quoted"'],
])('the message %j is taken as %j', (message, taken) => {
  expect(checkContactMessage({ ...damaris, message })).toEqual({
    message: { ...damaris, message: taken },
  });
});

test.each(characterKinds)('a message of 1,000 %s is taken, of 1,001 not', (_, character) => {
  expect(checkContactMessage({ ...damaris, message: character.repeat(1000) })).toHaveProperty(
    'message',
  );
  expect(checkContactMessage({ ...damaris, message: character.repeat(1001) })).toEqual({
    fields: { message: 'Message must be under 1000 characters.' },
  });
});

test.each([7, true, ['Words.'], {}])('%j is no message', (message) => {
  expect(checkContactMessage({ ...damaris, message })).toHaveProperty('fields.message');
});
