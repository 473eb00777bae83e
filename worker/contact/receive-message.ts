import { checkContactMessage } from '../../shared/contact/contact-message.ts';
import {
  type ContactReceipt,
  contactTexts,
  tokenField,
} from '../../shared/contact/contact-outcome.ts';
import type { ContentError } from '../../shared/content/result.ts';
import { contentError, Refusal } from '../content/content-error.ts';
import { sendMessage } from '../provider/messages.ts';
import type { Provider } from '../provider/provider.ts';
import { ProviderError } from '../provider/provider-error.ts';
import { type RateLimit, visitorNetwork } from '../request/rate-limit.ts';
import type { Settings } from '../settings.ts';
import { assessToken } from './bot-assessment.ts';
import {
  isSameOrigin,
  readSubmission,
  type SubmissionKind,
  type SubmittedValues,
  submissionKind,
} from './submission.ts';

export type ContactOptions = {
  settings: Settings;
  provider: Pick<Provider, 'call' | 'session'>;
  contactRateLimit: RateLimit;
  /** Reaches the bot check. */
  fetch: typeof globalThis.fetch;
  log: (event: object) => void;
};

export type ReceivedMessage = {
  /** Undefined for a body of another media type. */
  kind: SubmissionKind | undefined;
  /** Undefined if the body could not be read. */
  submitted: SubmittedValues | undefined;
} & ({ receipt: ContactReceipt } | { error: ContentError });

/** Checks a submitted message and sends it. */
export async function receiveMessage(
  request: Request,
  options: ContactOptions,
): Promise<ReceivedMessage> {
  const kind = submissionKind(request);
  let submitted: SubmittedValues | undefined;
  try {
    if (!kind) throw new Refusal({ message: 'A message must be a form or JSON.', status: 415 });
    submitted = await readSubmission(request, kind);
    return { kind, submitted, receipt: await checkAndSend(request, submitted, options) };
  } catch (error) {
    // A message of the provider may repeat the visitor's text, which must not be logged.
    const reason = error instanceof ProviderError ? `provider ${error.reason}` : String(error);
    options.log({ event: 'contact-rejected', reason });
    return { kind, submitted, error: contentError(error) };
  }
}

/** Runs the checks, the cheapest first, and sends the message. */
async function checkAndSend(
  request: Request,
  submitted: SubmittedValues | undefined,
  options: ContactOptions,
): Promise<ContactReceipt> {
  const ip = request.headers.get('CF-Connecting-IP') ?? undefined;
  if (!isSameOrigin(request)) {
    const message = 'Messages are only taken from the form on this site.';
    throw new Refusal({ message, status: 403 });
  }
  const { success } = await options.contactRateLimit.limit({ key: visitorNetwork(ip) });
  if (!success) {
    const message = 'Too many messages came from your connection. Please wait a minute.';
    throw new Refusal({ message, status: 429 });
  }
  if (!submitted) throw new Refusal({ message: 'This message could not be read.', status: 400 });
  const checked = checkContactMessage(submitted);
  if ('fields' in checked) {
    const { fields } = checked;
    const message = 'Please look at the fields that are marked.';
    throw new Refusal({ message, status: 422, fields });
  }
  const token = submitted[tokenField];
  if (typeof token !== 'string' || token === '') {
    throw new Refusal({ message: contactTexts.noToken, status: 400 });
  }
  const userAgent = request.headers.get('User-Agent') ?? undefined;
  await assessToken(token, { ip, userAgent }, options);
  return { status: await sendMessage(checked.message, token, options) };
}
