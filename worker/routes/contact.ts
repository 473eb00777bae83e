import { type Context, Hono } from 'hono';
import {
  type ContactMessage,
  contactFields,
  failureNotice,
  receiptNotice,
} from '../../shared/contact/contact-outcome.ts';
import { paths } from '../../shared/routes.ts';
import type { ContactOptions, ReceivedMessage } from '../contact/receive-message.ts';
import { cacheControl } from '../request/cache-control.ts';
import { errorResponse } from './error-response.ts';
import type { RespondWithPage } from './page-response.ts';

type ContactRouteOptions = ContactOptions & { respondWithPage: RespondWithPage };

/** `POST /contact`: responds with a page to the form, and with JSON to its script. */
export function contactRoutes({ respondWithPage, ...options }: ContactRouteOptions): Hono {
  return new Hono().post(paths.contact, async (c) => {
    const { receiveMessage } = await import('../contact/receive-message.ts');
    const received = await receiveMessage(c.req.raw, options);
    c.header('Cache-Control', cacheControl.none);
    if (received.isForm) return respondToForm(c, received);
    return 'error' in received ? errorResponse(c, received.error) : c.json(received.receipt);
  });

  /** The page shows the submitted values, unless they were sent. */
  function respondToForm(c: Context, received: ReceivedMessage) {
    const { submitted } = received;
    const page = { route: { name: 'contact' as const }, waitsForAll: () => true };
    const values = submitted ? valuesOf(submitted) : null;
    if ('error' in received) {
      const { fields, status } = received.error;
      const notice = fields ? null : failureNotice(received.error);
      const contactReply = { values, fields: fields ?? {}, notice };
      return respondWithPage(c, { ...page, contactReply, status });
    }
    const isSent = received.receipt.status === 200;
    const notice = receiptNotice(received.receipt);
    const contactReply = { values: isSent ? valuesOf({}) : values, fields: {}, notice };
    return respondWithPage(c, { ...page, contactReply });
  }
}

function valuesOf(submitted: Record<string, unknown>): ContactMessage {
  const entries = contactFields.map((field) => [field, String(submitted[field] ?? '')]);
  return Object.fromEntries(entries);
}
