import * as z from 'zod/mini';
import {
  type ContactReceipt,
  checkContactMessage,
  noTokenMessage,
  tokenField,
} from '../../shared/contact/contact-message.ts';
import type { Result } from '../../shared/content/result.ts';
import { contentError, Refusal } from '../content/content-error.ts';
import { checkRateLimit } from '../content/load-limit.ts';
import { sendMessage } from '../provider/messages.ts';
import type { Provider } from '../provider/provider.ts';
import { ProviderError } from '../provider/provider-error.ts';
import { readBody } from '../request/read-body.ts';
import type { Platform } from '../runtime/platform.ts';
import { type AssessmentOptions, assessToken } from './bot-assessment.ts';

/** The maximum size of a submission; bytes. */
const maxSize = 64_000;

export type ContactOptions = AssessmentOptions &
  Pick<Platform, 'contactRateLimit'> & { provider: Pick<Provider, 'call' | 'withSession'> };

/** Checks a submitted message, the cheapest checks first, and sends it. A failure is logged without the message. */
export async function receiveMessage(
  request: Request,
  options: ContactOptions,
): Promise<Result<ContactReceipt>> {
  try {
    if (!isSameOrigin(request))
      throw new Refusal(403, 'Messages are only taken from the form on this site.');
    const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') throw new Refusal(415, 'A message must be JSON.');
    const tooLarge = () => new Refusal(413, 'This message is too large to be sent.');
    const text = await readBody(request, maxSize, tooLarge);
    const ip = request.headers.get('CF-Connecting-IP') ?? 'unknown';
    await checkRateLimit(options.contactRateLimit, ip, 'messages');
    const submitted = parseObject(text);
    const checked = checkContactMessage(submitted);
    if (checked.fields)
      throw new Refusal(422, 'Please look at the fields that are marked.', checked.fields);
    const token = submitted[tokenField];
    if (typeof token !== 'string' || token === '') throw new Refusal(400, noTokenMessage);
    await assessToken(token, request, options);
    return { data: { status: await sendMessage(checked.message, token, options) } };
  } catch (error) {
    // A message of the provider may repeat the visitor's text.
    const reason = error instanceof ProviderError ? `provider ${error.reason}` : String(error);
    options.log({ event: 'contact-rejected', reason });
    return { error: contentError(error) };
  }
}

function parseObject(text: string) {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new Refusal(400, 'This message could not be read.');
  }
}

/**
 * Whether a POST comes from a page of this site. Every browser sends `Origin` (RFC 6454), `Sec-Fetch-Site` or
 * both, and each one that is present must match. A referrer policy, also that of a browser extension, can make the
 * origin `null`: then `Sec-Fetch-Site` decides.
 */
export function isSameOrigin({ url, headers }: Request): boolean {
  const origin = headers.get('Origin') ?? 'null';
  const site = headers.get('Sec-Fetch-Site');
  const hasOrigin = origin === new URL(url).origin;
  return site === 'same-origin' ? hasOrigin || origin === 'null' : site === null && hasOrigin;
}
