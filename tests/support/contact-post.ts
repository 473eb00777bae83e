import { parseHTML } from 'linkedom';
import {
  type ContactMessage,
  contactFields,
  tokenField,
} from '../../shared/contact/contact-outcome.ts';
import { paths } from '../../shared/routes.ts';
import type { ReadPage } from './page.ts';
import type { Site } from './site.ts';
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

/** A header with the value undefined is not sent. */
type PostHeaders = Record<string, string | undefined>;

/** Sends a POST request like a browser on the contact page, by default from a new visitor. */
export function post(
  site: Pick<Site, 'url'>,
  body: BodyInit,
  headers: PostHeaders,
): Promise<Response> {
  const allHeaders: PostHeaders = {
    'User-Agent': browserUserAgent,
    Origin: site.url,
    'CF-Connecting-IP': newAddress(),
    ...headers,
  };
  const entries = Object.entries(allHeaders).filter(([, value]) => value !== undefined);
  const request = {
    method: 'POST',
    body,
    headers: entries as [string, string][],
    redirect: 'manual' as const,
    duplex: 'half',
  };
  return fetch(site.url + paths.contact, request);
}

/** Posts JSON, as the form does with JavaScript. A string is sent unchanged. */
export function postJson(site: Pick<Site, 'url'>, submitted: unknown, headers: PostHeaders = {}) {
  const body = typeof submitted === 'string' ? submitted : JSON.stringify(submitted);
  return post(site, body, { 'Content-Type': 'application/json', ...headers });
}

/** Posts form data, as the form does without JavaScript. */
export function postForm(
  site: Pick<Site, 'url'>,
  submitted: Record<string, unknown>,
  headers: PostHeaders = {},
) {
  const body = new URLSearchParams(submitted as Record<string, string>).toString();
  return post(site, body, { 'Content-Type': 'application/x-www-form-urlencoded', ...headers });
}

/** The number of calls to the provider's message API. */
export function messageCalls({ provider }: Site): number {
  return provider.requests.filter(({ path }) => path === '/v1/messages').length;
}

/** The messages that the provider received, newest first. */
export function arrived({ provider }: Site) {
  return provider.outbox.newestFirst().map(({ message }) => message);
}

/** The values of the form's fields, as a browser shows them. */
export function fieldsOf({ document }: ReadPage): Record<string, string | null | undefined> {
  const entries = contactFields.map((name) => {
    const control = document.querySelector(`[name="${name}"]`);
    const isText = control?.localName === 'textarea';
    return [name, isText ? textOf(control) : control?.getAttribute('value')];
  });
  return Object.fromEntries(entries);
}

/** The text of a textarea. The parser neither decodes character references there nor removes a leading line break. */
function textOf({ textContent }: Element) {
  const { document } = parseHTML(`<pre>${textContent?.replace(/^\n/, '')}</pre>`);
  return document.querySelector('pre')?.textContent;
}
