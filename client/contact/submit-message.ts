import {
  type ContactMessage,
  type ContactReceipt,
  tokenField,
} from '../../shared/contact/contact-outcome.ts';
import type { Result } from '../../shared/content/result.ts';
import { paths } from '../../shared/routes.ts';
import { fetchResult } from '../content/fetch-result.ts';

/** How long sending may take; ms. The edge gives up before. */
const timeout = 30_000;

/** Sends a message once, through the same door as the form's own post. */
export function sendMessage(
  message: ContactMessage,
  token: string,
): Promise<Result<ContactReceipt>> {
  return fetchResult(paths.contact, fetch, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...message, [tokenField]: token }),
    signal: AbortSignal.timeout(timeout),
  });
}
