import {
  type ContactMessage,
  type ContactReceipt,
  tokenField,
} from '../../shared/contact/contact-outcome.ts';
import type { FieldErrors, Result } from '../../shared/content/result.ts';
import { paths } from '../../shared/routes.ts';
import { fetchResult } from '../content/fetch-result.ts';

/** The edge's own check, as a chunk of this page alone; where it cannot be loaded the edge is left to check. */
export async function validateMessage(
  values: ContactMessage,
): Promise<{ message: ContactMessage } | { fields: FieldErrors }> {
  // The Worker has the check in its main module, and never calls this.
  if (import.meta.env.SSR) return { message: values };
  try {
    const { checkContactMessage } = await import('../../shared/contact/contact-message.ts');
    return checkContactMessage(values);
  } catch {
    return { message: values };
  }
}

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
