import { Hono } from 'hono';
import { contactPage } from '../../shared/pages/contact.ts';
import type { ContactOptions } from '../contact/receive-message.ts';
import { submissionError } from './responses.ts';

/** Handles `POST /contact`: a message as JSON, from the script of the form. */
export function contactRoutes(options: Omit<ContactOptions, 'log'>): Hono {
  return new Hono().post(contactPage.path, async (c) => {
    const { receiveMessage } = await import('../contact/receive-message.ts');
    const result = await receiveMessage(c.req.raw, { ...options, log: c.get('facts').log });
    return 'error' in result ? submissionError(c, result.error) : c.json(result.data);
  });
}
