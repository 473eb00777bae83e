import {
  type ContactMessage,
  type ContactReceipt,
  tokenField,
} from '../../shared/contact/contact-message.ts';
import type { Result } from '../../shared/content/result.ts';
import { contactPage } from '../../shared/pages/contact.ts';
import { fetchResult } from '../content/fetch-result.ts';

/** The timeout of the request; ms. The Worker's own deadline is shorter. */
const timeout = 30_000;

export function sendMessage(
  message: ContactMessage,
  token: string,
): Promise<Result<ContactReceipt>> {
  return fetchResult(contactPage.path, timeout, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, [tokenField]: token }),
  });
}
