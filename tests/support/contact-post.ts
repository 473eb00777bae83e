import { type ContactMessage, tokenField } from '../../shared/contact/contact-outcome.ts';
import { paths } from '../../shared/routes.ts';
import { browserUserAgent } from './user-agent.ts';
import { newAddress } from './visitor-address.ts';

export const damaris: ContactMessage = {
  full_name: 'Damaris of Athens',
  email: 'damaris@example.org',
  phone: '(555) 123-4567',
  message: 'We will hear you again about this.',
};

/** Form values with a new reCAPTCHA token. */
export function withToken(values: Record<string, unknown> = damaris): Record<string, unknown> {
  return { ...values, [tokenField]: `token-${crypto.randomUUID()}` };
}

type Post = (
  site: { url: string },
  submitted: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<Response>;

/** Posts JSON, as the form does with JavaScript. */
export const postJson: Post = (site, submitted, headers) =>
  post(site, JSON.stringify(submitted), { 'Content-Type': 'application/json', ...headers });

/** Posts form data, as the form does without JavaScript. */
export const postForm: Post = (site, submitted, headers) =>
  post(site, new URLSearchParams(submitted as Record<string, string>), headers);

/** Sends a POST request like a browser on the contact page, by default from a new visitor. */
function post({ url }: { url: string }, body: BodyInit, headers: Record<string, string> = {}) {
  const visitor = {
    'User-Agent': browserUserAgent,
    Origin: url,
    'CF-Connecting-IP': newAddress(),
  };
  return fetch(url + paths.contact, { method: 'POST', body, headers: { ...visitor, ...headers } });
}
