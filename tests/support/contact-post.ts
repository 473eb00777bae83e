import { type ContactMessage, tokenField } from '../../shared/contact/contact-message.ts';
import { contactPage } from '../../shared/pages/contact.ts';
import { browserUserAgent } from './user-agent.ts';
import { newAddress } from './visitor-address.ts';

export const damaris: ContactMessage = {
  full_name: 'Damaris of Athens',
  email: 'damaris@example.org',
  phone: '(555) 123-4567',
  message: 'We will hear you again about this.',
};

/** Values with a new reCAPTCHA token. */
export function withToken(values: Record<string, unknown> = damaris): Record<string, unknown> {
  return { ...values, [tokenField]: `token-${crypto.randomUUID()}` };
}

/** Posts a message as the form of the contact page does, by default from a new visitor. */
export function postJson(
  { url, fetch = globalThis.fetch }: { url: string; fetch?: typeof globalThis.fetch },
  submitted: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + contactPage.path, {
    method: 'POST',
    body: JSON.stringify(submitted),
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': browserUserAgent,
      Origin: url,
      'CF-Connecting-IP': newAddress(),
      ...headers,
    },
  });
}
