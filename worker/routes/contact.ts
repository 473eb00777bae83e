import type { Context, Handler } from 'hono';
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
import { cacheControl } from '../cache-control.ts';
import { createAssessToken } from '../contact/bot-assessment.ts';
import {
  ContactRejection,
  isSameOrigin,
  readSubmission,
  submissionKind,
} from '../contact/submission.ts';
import { contentError } from '../content/content-error.ts';
import type { ProviderCall } from '../provider/http-client.ts';
import { createSendMessage } from '../provider/messages.ts';
import { ProviderError } from '../provider/provider-error.ts';
import type { ProviderSession } from '../provider/session.ts';
import { type RateLimit, visitorNetwork } from '../rate-limit.ts';
import { requestContext } from '../request-context.ts';
import type { Settings } from '../settings.ts';
import { errorResponse } from './error-response.ts';
import type { RespondWithPage } from './page-response.ts';

type ContactOptions = {
  settings: Settings;
  provider: { call: ProviderCall; session: Pick<ProviderSession, 'withSession'> };
  rateLimit: RateLimit;
  fetch: typeof globalThis.fetch;
  respondWithPage: RespondWithPage;
  log: (event: object) => void;
};

type Submitted = Record<string, unknown>;

/** `POST /contact`: responds with a page to the form, and with JSON to its script. */
export function contactHandler(options: ContactOptions): Handler {
  const { settings, provider, rateLimit, fetch, respondWithPage, log } = options;
  const assess = createAssessToken({ settings, fetch, log });
  const send = createSendMessage(provider.call, provider.session.withSession, {
    recipient: settings.MESSAGE_RECIPIENT,
    recipient_name: settings.MESSAGE_RECIPIENT_NAME,
    recipient_org_name: settings.MESSAGE_RECIPIENT_ORG,
  });

  /** Runs the checks, the cheapest first, and sends the message. */
  async function submit(c: Context, submitted: Submitted | undefined): Promise<ContactReceipt> {
    const { ip } = requestContext();
    if (!isSameOrigin(c.req.raw)) {
      throw new ContactRejection(403, 'Messages are only taken from the form on this site.');
    }
    const { success } = await rateLimit.limit({ key: visitorNetwork(ip) });
    if (!success) {
      const message = 'Too many messages came from your connection. Please wait a minute.';
      throw new ContactRejection(429, message);
    }
    if (!submitted) throw new ContactRejection(400, 'This message could not be read.');
    const checked = checkContactMessage(submitted);
    if ('fields' in checked) {
      const { fields } = checked;
      throw new ContactRejection(422, 'Please look at the fields that are marked.', { fields });
    }
    const token = submitted[tokenField];
    if (typeof token !== 'string' || token === '') {
      throw new ContactRejection(400, contactTexts.noToken);
    }
    await assess?.(token, { ip, userAgent: c.req.header('User-Agent') });
    return { status: await send(checked.message, token) };
  }

  function rejection(error: unknown): ContentError {
    // A message of the provider may repeat the visitor's text, which must not be logged.
    const reason =
      error instanceof ProviderError ? `provider ${error.status ?? error.kind}` : String(error);
    log({ event: 'contact-rejected', reason });
    if (!(error instanceof ContactRejection)) return contentError(error);
    const { message, status, fields } = error;
    return { message, status, ...(fields && { fields }) };
  }

  return async (c) => {
    const kind = submissionKind(c.req.raw);
    c.header('Cache-Control', cacheControl.none);
    let submitted: Submitted | undefined;
    try {
      if (!kind) throw new ContactRejection(415, 'A message must be a form or JSON.');
      submitted = await readSubmission(c.req.raw, kind);
      const receipt = await submit(c, submitted);
      if (kind === 'json') return c.json(receipt);
      const isSent = receipt.status === 200;
      return await respondToForm(c, isSent ? {} : submitted, { notice: receiptNotice(receipt) });
    } catch (error) {
      const responseError = rejection(error);
      const { status, fields } = responseError;
      if (kind !== 'form') return errorResponse(c, responseError);
      const notice = fields ? null : failureNotice(responseError);
      return await respondToForm(c, submitted, { notice, fields, status });
    }
  };

  function respondToForm(
    c: Context,
    submitted: Submitted | undefined,
    { notice, fields = {}, status = 200 }: FormResponse,
  ) {
    const contactReply = { values: submitted ? valuesOf(submitted) : null, fields, notice };
    return respondWithPage(c, {
      route: { name: 'contact' },
      contactReply,
      status,
      waitsForAll: () => true,
    });
  }
}

type FormResponse = {
  notice: ContactNotice | null;
  fields?: FieldErrors | undefined;
  status?: number;
};

function valuesOf(submitted: Submitted): ContactMessage {
  const entries = contactFields.map((field) => [field, String(submitted[field] ?? '')]);
  return Object.fromEntries(entries);
}
