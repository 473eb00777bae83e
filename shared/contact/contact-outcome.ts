import type { FieldErrors } from '../content/result.ts';

/** The fields of the contact form, in its order (specification, section 5). */
export const contactFields = ['full_name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What a visitor writes to the ministry; what was left out is empty. */
export type ContactMessage = Record<ContactField, string>;

/** Characters of a message at most (specification, section 9). */
export const messageLength = 1000;

/** What the form sends beside its fields: the bot-check's token, fresh for every submit. */
export const tokenField = 'recaptcha_token';

/** The answer to a message that was passed on: the status that the provider gave, which is 200 where all is well. */
export type ContactReceipt = { status: number | null };

export type ContactNotice = { message: string; severity: 'info' | 'warning' | 'error' };

/** What a page that answers a form's post says, with all that was typed; null where it was too much to be read. */
export type ContactReply = {
  values: ContactMessage | null;
  fields: FieldErrors;
  notice: ContactNotice | null;
};

/** What a visitor is told of a submit (specification, section 8). */
export const contactTexts = {
  notLoaded: 'Failed to load reCAPTCHA.',
  notReady: 'reCAPTCHA is not ready. Please wait.',
  noToken: 'reCAPTCHA verification failed (no token).',
  executeError: (message: string) => `reCAPTCHA Execute Error: ${message || 'Unknown'}`,
  submissionError: (message: string) => `Submission Error: ${message || 'Unknown'}`,
  otherStatus: (status: number | null) => `Message sent, but received status: ${status ?? 'N/A'}`,
  sent: 'Your message has been sent!',
};

/** What the receipt of a message means for the one who wrote it. */
export function receiptNotice({ status }: ContactReceipt): ContactNotice {
  return status === 200
    ? { message: contactTexts.sent, severity: 'info' }
    : { message: contactTexts.otherStatus(status), severity: 'warning' };
}

/** What a visitor is told where a message was not passed on; that a token is missing is its own text. */
export function failureNotice({ message }: { message: string }): ContactNotice {
  const text = message === contactTexts.noToken ? message : contactTexts.submissionError(message);
  return { message: text, severity: 'error' };
}
