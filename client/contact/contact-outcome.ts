import { type ContactReceipt, noTokenMessage } from '../../shared/contact/contact-message.ts';

export type ContactNotice = { message: string; severity: 'info' | 'warning' | 'error' };

/** The messages about a submission (specification, section 8). */
export const contactTexts = {
  notLoaded: 'Failed to load reCAPTCHA.',
  notReady: 'reCAPTCHA is not ready. Please wait.',
  executeError: (message: string) => `reCAPTCHA Execute Error: ${message || 'Unknown'}`,
  submissionError: (message: string) => `Submission Error: ${message || 'Unknown'}`,
  otherStatus: (status: number | null) => `Message sent, but received status: ${status ?? 'N/A'}`,
  sent: 'Your message has been sent!',
};

export function receiptNotice({ status }: ContactReceipt): ContactNotice {
  return status === 200
    ? { message: contactTexts.sent, severity: 'info' }
    : { message: contactTexts.otherStatus(status), severity: 'warning' };
}

/** Returns the notice for a message that was not forwarded. The message about a missing token is shown unchanged. */
export function failureNotice({ message }: { message: string }): ContactNotice {
  const text = message === noTokenMessage ? message : contactTexts.submissionError(message);
  return { message: text, severity: 'error' };
}
