import { expect, test } from 'vitest';
import { checkContactMessage } from '../../../../shared/contact/contact-message.ts';

function check(email: unknown) {
  return checkContactMessage({ full_name: 'Damaris', email });
}

const domain = '@example.org';
const longest = 'd'.repeat(254 - domain.length) + domain;

test.each([
  'damaris@example.org',
  'Damaris@Example.ORG',
  'd@e.co',
  'damaris+athens@example.org',
  '_damaris@example.org',
  'acts17.34@example.org',
  "o'brien@example.org",
  '!#$%*?^`{|}~@example.org',
  'damaris@mail.example.org',
  'damaris@example.co.uk',
  'damaris@ex-ample.org',
  'damaris@xn--qxam.example',
  'παῦλος@example.org',
  'damaris@ἀθῆναι.example',
  longest,
])('%j is a valid email address', (email) => {
  expect(check(email)).toMatchObject({ message: { email } });
});

test.each([
  '',
  '@',
  'damaris@',
  '@example.org',
  'example.org',
  'damaris@example',
  'damaris@localhost',
  'damaris@.example.org',
  'damaris@example.org.',
  'damaris@example..org',
  'damaris@@example.org',
  'damaris example.org',
  'damaris@exam ple.org',
  'damaris\u00a0@example.org',
  'damaris@example,org',
  'damaris@example.org,dionysius@example.org',
  'Damaris <damaris@example.org>',
  '"Damaris"@example.org',
  'damaris@[127.0.0.1]',
  'damaris@example.org:25',
  'mailto:damaris@example.org',
  'damaris@example.org\r\nBcc: everyone@example.org',
  'damaris@example.org\u2028everyone@example.org',
  'damaris@example.org\u0000.evil.example',
  '<script>alert(1)</script>@example.org',
  `d${longest}`,
])('%j is not a valid email address', (email) => {
  expect(check(email)).toEqual({ fields: { email: 'Please enter a valid email address.' } });
});

test.each([null, undefined, 17, true, ['damaris@example.org'], {}])(
  '%j is not a valid email address, which is required',
  (email) => {
    expect(check(email)).toEqual({ fields: { email: 'Please enter a valid email address.' } });
  },
);

test.each(['  damaris@example.org  ', 'damaris@example.org\r\n', '\tdamaris@example.org'])(
  '%j is trimmed',
  (email) => {
    expect(check(email)).toMatchObject({ message: { email: 'damaris@example.org' } });
  },
);
