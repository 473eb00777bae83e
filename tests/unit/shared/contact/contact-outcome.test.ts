import { expect, test } from 'vitest';
import {
  contactTexts,
  failureNotice,
  receiptNotice,
} from '../../../../shared/contact/contact-outcome.ts';

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

test('a failure of the bot check without a message is unknown', () => {
  expect(contactTexts.executeError('')).toBe('reCAPTCHA Execute Error: Unknown');
});
