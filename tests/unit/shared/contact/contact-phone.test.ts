import { expect, test } from 'vitest';
import { checkContactMessage } from '../../../../shared/contact/contact-message.ts';

function check(phone: unknown) {
  return checkContactMessage({ full_name: 'Damaris', email: 'damaris@example.org', phone });
}

// Optional plus, optional parentheses, 3 digits, 3 digits, then 4 to 6 digits, with optional separators.
test.each([
  '5551234567',
  '555123456789',
  '555-123-4567',
  '555-123-456789',
  '555.123.4567',
  '555 123 4567',
  '555-1234567',
  '555-123.4567',
  '(555)1234567',
  '(555) 123-4567',
  '(555).123.4567',
  '+5551234567',
  '+555-123-4567',
  '+15551234567',
  '+(555) 123-4567',
])('%j is a valid phone number', (phone) => {
  expect(check(phone)).toMatchObject({ message: { phone } });
});

test.each([
  '555',
  '555123456',
  '555-123-456',
  '555-123-4567890',
  '55-123-4567',
  '555-12-4567',
  '555-123-45-67',
  '1-555-123-4567',
  '+1 (555) 123-4567',
  '++5551234567',
  '(55) 123-4567',
  '((555)) 123-4567',
  '(555 123-4567',
  ')555( 123-4567',
  '555-(123)-4567',
  '555--123-4567',
  '-555-123-4567',
  '555/123/4567',
  '555-123-4567 x8',
  'tel:5551234567',
  '555-CAL-LNOW',
  '٥٥٥١٢٣٤٥٦٧',
  '+',
  'none',
  '555-123-4567\nBcc: everyone@example.org',
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
