import type { Context } from 'hono';
import { checkContactMessage } from '../../shared/contact/contact-message.ts';
import {
  type ContactMessage,
  type ContactNotice,
  type ContactReceipt,
  contactFields,
  contactTexts,
  failureNotice,
  receiptNotice,
  tokenField,
} from '../../shared/contact/contact-outcome.ts';
import type { ContentError, FieldErrors } from '../../shared/content/result.ts';
import { paths } from '../../shared/routes.ts';
import { cacheControl } from '../cache-control.ts';
import type { AssessToken } from '../contact/bot-assessment.ts';
import { ContactRefusal } from '../contact/contact-refusal.ts';
import { isSameOrigin } from '../contact/is-same-origin.ts';
import { readSubmission, submissionKind } from '../contact/submission.ts';
import { visitorNetwork } from '../contact/visitor-network.ts';
import { contentError } from '../content/content-error.ts';
import type { SendMessage } from '../provider/messages.ts';
import { ProviderError } from '../provider/provider-error.ts';
import { errorResponse } from './error-response.ts';
import type { RespondWithPage } from './page-response.ts';

/** Cloudflare's rate-limit binding; its limit is in wrangler.toml. */
export type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

type ContactOptions = {
  rateLimit: RateLimit;
  /** Undefined where the provider assesses tokens. */
  assess: AssessToken | undefined;
  send: SendMessage;
  answerPage: RespondWithPage;
  log: (event: object) => void;
};

type Submitted = Record<string, unknown>;

/** `POST /contact`: what the form posts is answered with a page, what its script sends with JSON. */
export function createContact({ rateLimit, assess, send, answerPage, log }: ContactOptions) {
  /** Each check comes before what costs more than it does. */
  async function passOn(c: Context, submitted: Submitted | undefined): Promise<ContactReceipt> {
    const address = c.req.header('CF-Connecting-IP');
    if (!isSameOrigin(c.req.raw)) {
      throw new ContactRefusal(403, 'Messages are only taken from the form on this site.');
    }
    const { success } = await rateLimit.limit({ key: visitorNetwork(address) });
    if (!success) {
      const message = 'Too many messages came from your connection. Please wait a minute.';
      throw new ContactRefusal(429, message, { headers: { 'Retry-After': '60' } });
    }
    if (!submitted) throw new ContactRefusal(400, 'This message could not be read.');
    const checked = checkContactMessage(submitted);
    if ('fields' in checked) {
      const { fields } = checked;
      throw new ContactRefusal(422, 'Please look at the fields that are marked.', { fields });
    }
    const token = submitted[tokenField];
    if (typeof token !== 'string' || token === '') {
      throw new ContactRefusal(400, contactTexts.noToken);
    }
    await assess?.(token, { address, userAgent: c.req.header('User-Agent') });
    return { status: await send(checked.message, token) };
  }

  function refusal(c: Context, error: unknown): ContentError {
    // What the provider says may repeat what the visitor typed, which is not for the log.
    const reason =
      error instanceof ProviderError ? `provider ${error.status ?? error.kind}` : String(error);
    log({ event: 'contact-refused', id: c.get('requestId'), reason });
    if (!(error instanceof ContactRefusal)) return contentError(error);
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    const { message, status, fields } = error;
    return { message, status, ...(fields && { fields }) };
  }

  return async function contact(c: Context) {
    const kind = submissionKind(c.req.raw);
    c.header('Cache-Control', cacheControl.none);
    let submitted: Submitted | undefined;
    try {
      if (!kind) throw new ContactRefusal(415, 'A message comes as a form or as JSON.');
      submitted = await readSubmission(c.req.raw, kind);
      const receipt = await passOn(c, submitted);
      if (kind === 'json') return c.json(receipt);
      if (receipt.status === 200) return c.redirect(`${paths.contact}?sent`, 303);
      return await answerForm(c, submitted, { notice: receiptNotice(receipt) });
    } catch (error) {
      const failure = refusal(c, error);
      const { status, fields } = failure;
      if (kind !== 'form') return errorResponse(c, failure);
      const notice = fields ? null : failureNotice(failure);
      return await answerForm(c, submitted, { notice, fields, status });
    }
  };

  function answerForm(
    c: Context,
    submitted: Submitted | undefined,
    { notice, fields = {}, status = 200 }: FormAnswer,
  ) {
    const contactReply = { values: submitted ? valuesOf(submitted) : null, fields, notice };
    return answerPage(c, {
      route: { name: 'contact', sent: false },
      contactReply,
      status,
      waitForAll: true,
    });
  }
}

type FormAnswer = {
  notice: ContactNotice | null;
  fields?: FieldErrors | undefined;
  status?: number;
};

function valuesOf(submitted: Submitted): ContactMessage {
  const entries = contactFields.map((field) => [field, String(submitted[field] ?? '')]);
  return Object.fromEntries(entries);
}
