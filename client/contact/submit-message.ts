import {
  type ContactMessage,
  type ContactReceipt,
  tokenField,
} from '../../shared/contact/contact-outcome.ts';
import type { FieldErrors, Result } from '../../shared/content/result.ts';
import { paths } from '../../shared/routes.ts';
import { fetchResult } from '../content/fetch-result.ts';

type Validation =
  | { message: ContactMessage; fields?: never }
  | { message?: never; fields: FieldErrors };

/** Validates as the Worker does. If the chunk cannot be loaded, the message counts as valid, and the Worker validates it. */
export async function validateMessage(values: ContactMessage): Promise<Validation> {
  try {
    // The condition removes the chunk from the Worker's build. The Worker imports the validation statically.
    if (import.meta.env.SSR) return { message: values };
    const { checkContactMessage } = await import('../../shared/contact/contact-message.ts');
    return checkContactMessage(values);
  } catch {
    return { message: values };
  }
}

/** The timeout of the request; ms. The Worker's own deadline is shorter. */
const timeout = 30_000;

/** Sends a message once, to the URL that the form submits to without JavaScript. */
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
