import { expect, test } from 'vitest';
import { checkContactMessage } from '../../../../shared/contact/contact-message.ts';

function check(phone: unknown) {
  return checkContactMessage({ full_name: 'Damaris', email: 'damaris@example.org', phone });
}

// Optional plus, optional parentheses, 3 digits, 3 digits, then 4 to 6 digits, with optional separators.
test.each([
  '5551234567',
  '55512345678',
  '555123456789',
  '0000000000',
  '555-123-4567',
  '555-123-45678',
  '555-123-456789',
  '555.123.4567',
  '555.123.456789',
  '555 123 4567',
  '555 123 45678',
  '555-1234567',
  '555123-4567',
  '555 1234567',
  '555.1234567',
  '555123.4567',
  '555-123.4567',
  '555.123-4567',
  '555 123-4567',
  '(555)1234567',
  '(555)123-4567',
  '(555) 123-4567',
  '(555)-123-4567',
  '(555).123.4567',
  '(555) 123 456789',
  '(555) 12345678',
  '+5551234567',
  '+555123456789',
  '+555-123-4567',
  '+555 123 4567',
  '+555.123.4567',
  '+15551234567',
  '+(555)1234567',
  '+(555) 123-4567',
  '+(555)-123-456789',
])('%j is a valid phone number', (phone) => {
  expect(check(phone)).toMatchObject({ message: { phone } });
});

test.each([
  '555',
  '1234567',
  '123-4567',
  '555123456',
  '555-123-456',
  '5551234567890',
  '555-123-4567890',
  '55-123-4567',
  '5555-123-4567',
  '555-12-4567',
  '555-1234-4567',
  '555-123-45-67',
  '555 123 45 67',
  '1-555-123-4567',
  '+1 555 123 4567',
  '+1 (555) 123-4567',
  '+1-555-123-4567',
  '++5551234567',
  '555+1234567',
  '5551234567+',
  '(55) 123-4567',
  '(5555) 123-4567',
  '((555)) 123-4567',
  '(555 123-4567',
  '555) 123-4567',
  '()555 123-4567',
  ')555( 123-4567',
  '555-(123)-4567',
  '(555)(123)4567',
  '(+555) 123-4567',
  '555--123-4567',
  '555-123--4567',
  '-555-123-4567',
  '555-123-4567-',
  '555/123/4567',
  '555,123,4567',
  '555_123_4567',
  '555-123-4567 x8',
  '555-123-4567;ext=8',
  'tel:5551234567',
  '555-CAL-LNOW',
  '555-123-456a',
  '٥٥٥١٢٣٤٥٦٧',
  '５５５１２３４５６７',
  '+',
  '-',
  '()',
  'none',
  '555-123-4567\nBcc: everyone@example.org',
  '555-123-4567\r\n555-123-4567',
  '555-123-4567<script>alert(1)</script>',
  '555-123-4567\u20284567',
])('%j is not a valid phone number', (phone) => {
  expect(check(phone)).toEqual({ fields: { phone: 'Please enter a valid phone number.' } });
});

test.each([5_551_234_567, true, ['555-123-4567'], {}])(
  '%j is not a string, and not a valid phone number',
  (phone) => {
    expect(check(phone)).toEqual({ fields: { phone: 'Please enter a valid phone number.' } });
  },
);

test.each(['', '   ', '\t', null, undefined])(
  '%j is accepted, since the phone number is optional',
  (phone) => {
    expect(check(phone)).toMatchObject({ message: { phone: '' } });
  },
);

test.each(['  555-123-4567  ', '\t555-123-4567', '555-123-4567\r\n'])('%j is trimmed', (phone) => {
  expect(check(phone)).toMatchObject({ message: { phone: '555-123-4567' } });
});
