import {
  type ContactMessage,
  type ContactReceipt,
  noTokenMessage,
  tokenField,
} from '../../shared/contact/contact-message.ts';
import type { Result } from '../../shared/content/result.ts';
import { contactPage } from '../../shared/pages/contact.ts';
import { fetchResult } from '../content/fetch-result.ts';
import type { Snack } from '../ui/snackbar/snackbar-atoms.ts';

/** The timeout of the request; ms. The Worker's own deadline is shorter. */
const timeout = 30_000;

export function sendMessage(message: ContactMessage, token: string) {
  return fetchResult<ContactReceipt>(contactPage.path, timeout, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, [tokenField]: token }),
  });
}

export type ContactNotice = Pick<Snack, 'message' | 'severity'>;

/** Returns the notice about a message (specification, section 8). That of a missing token is shown unchanged. */
export function noticeOf(result: Result<ContactReceipt>): ContactNotice {
  if ('error' in result) {
    const { message } = result.error;
    const text = message === noTokenMessage ? message : `Submission Error: ${message || 'Unknown'}`;
    return { message: text, severity: 'error' };
  }
  const { status } = result.data;
  return status === 200
    ? { message: 'Your message has been sent!', severity: 'info' }
    : { message: `Message sent, but received status: ${status ?? 'N/A'}`, severity: 'warning' };
}
