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

export const damaris: ContactMessage = {
  full_name: 'Damaris of Athens',
  email: 'damaris@example.org',
  phone: '(555) 123-4567',
  message: 'We will hear you again about this.',
};

/** What is submitted with a token that was not used before. */
export function withToken(values: Record<string, unknown> = damaris): Record<string, unknown> {
  return { ...values, [tokenField]: `token-${crypto.randomUUID()}` };
}

let visitors = 0;

/** The address of a visitor who was not here before: the rate limit counts each visitor's messages. */
export function newAddress(): string {
  visitors += 1;
  return `198.18.${visitors >> 8}.${visitors & 255}`;
}

/** Undefined leaves a header out. */
type PostHeaders = Record<string, string | undefined>;

/** A post as the contact page's browser makes it, each from another visitor unless told. */
export function post(
  site: Pick<Site, 'url'>,
  body: BodyInit,
  headers: PostHeaders,
): Promise<Response> {
  const given: PostHeaders = {
    'User-Agent': browserUserAgent,
    Origin: site.url,
    'CF-Connecting-IP': newAddress(),
    ...headers,
  };
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const request = {
    method: 'POST',
    body,
    headers: entries as [string, string][],
    redirect: 'manual' as const,
    duplex: 'half',
  };
  return fetch(site.url + paths.contact, request);
}

/** What the form's script sends; a text goes as it stands. */
export function postJson(site: Pick<Site, 'url'>, submitted: unknown, headers: PostHeaders = {}) {
  const body = typeof submitted === 'string' ? submitted : JSON.stringify(submitted);
  return post(site, body, { 'Content-Type': 'application/json', ...headers });
}

/** What the form itself posts. */
export function postForm(
  site: Pick<Site, 'url'>,
  submitted: Record<string, unknown>,
  headers: PostHeaders = {},
) {
  const body = new URLSearchParams(submitted as Record<string, string>).toString();
  return post(site, body, { 'Content-Type': 'application/x-www-form-urlencoded', ...headers });
}

/** How often the provider was asked to pass a message on. */
export function messageCalls({ provider }: Site): number {
  return provider.requests.filter(({ path }) => path === '/v1/messages').length;
}

/** The messages that arrived, newest first. */
export function arrived({ provider }: Site) {
  return provider.outbox.newestFirst().map(({ message }) => message);
}

/** What is in the form's fields, as a browser shows them. */
export function fieldsOf({ document }: ReadPage): Record<string, string | null | undefined> {
  const entries = contactFields.map((name) => {
    const control = document.querySelector(`[name="${name}"]`);
    const isText = control?.localName === 'textarea';
    return [name, isText ? textOf(control) : control?.getAttribute('value')];
  });
  return Object.fromEntries(entries);
}

/** The parser leaves character references in a textarea, and the line break at its beginning that is none of its text. */
function textOf({ textContent }: Element) {
  const { document } = parseHTML(`<pre>${textContent?.replace(/^\n/, '')}</pre>`);
  return document.querySelector('pre')?.textContent;
}

/** The local rate limit counts by the minutes of the clock: does again what went on over the end of one. */
export async function withinOneMinute<T>(does: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (;;) {
    const began = minute();
    const result = await does();
    if (minute() === began) return result;
  }
}
