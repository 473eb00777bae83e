import { expect, test } from 'vitest';
import { checkContactMessage } from '../../../../shared/contact/contact-message.ts';
import { characterKinds } from '../../../support/character-kinds.ts';
import { importsOf } from '../../../support/import-statements.ts';

const damaris = { full_name: 'Damaris', email: 'damaris@example.org', phone: '', message: '' };

test('browser and edge validate with the same schema', () => {
  const schema = 'shared/contact/contact-message.ts';
  for (const folder of ['client', 'worker']) {
    expect(importsOf(folder).filter(({ to }) => to === schema)).toHaveLength(1);
  }
  const imports = ['client/contact', 'worker/contact'].flatMap((folder) => importsOf(folder));
  const ownSchemas = imports.filter(
    ({ from, to }) => /^zod/.test(to) && !from.includes('assessment'),
  );
  expect(ownSchemas).toEqual([]);
});

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

test('all invalid fields are reported together', () => {
  const invalid = { full_name: ' ', email: 'x', phone: '1', message: 'a'.repeat(1001) };
  expect(checkContactMessage(invalid)).toEqual({
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

test.each(characterKinds)('a message of 1,000 %s is valid, of 1,001 not', (_, character) => {
  expect(checkContactMessage({ ...damaris, message: character.repeat(1000) })).toHaveProperty(
    'message',
  );
  expect(checkContactMessage({ ...damaris, message: character.repeat(1001) })).toEqual({
    fields: { message: 'Message must be under 1000 characters.' },
  });
});

test.each([7, true, ['Words.'], {}])('%j is not a valid message', (message) => {
  expect(checkContactMessage({ ...damaris, message })).toHaveProperty('fields.message');
});
