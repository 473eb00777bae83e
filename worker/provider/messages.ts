import type { ContactMessage } from '../../shared/contact/contact-outcome.ts';
import {
  type MessageRequest,
  messageResponseSchema,
} from '../../shared/content/provider-contract.ts';
import type { ProviderCall } from './http-client.ts';
import { ProviderError, withClientErrors } from './provider-error.ts';
import type { WithSession } from './session.ts';

/** How long the provider may take to pass a message on; ms. Longer than it may to read: to give up is to leave the visitor in doubt. */
const timeout = 10_000;

export type Recipient = Pick<MessageRequest, 'recipient' | 'recipient_name' | 'recipient_org_name'>;

/** Passes a message on with its bot-check token; answers with the provider's status, null where it gave none. */
export type SendMessage = (
  message: ContactMessage,
  recaptchaToken: string,
) => Promise<number | null>;

/**
 * `POST /v1/messages` (specification, section 7). It is made once: only a 401, by which the
 * provider refuses before it does anything, is followed by a second call in a new session.
 * @throws {ProviderError}
 */
export function createSendMessage(
  call: ProviderCall,
  withSession: WithSession,
  recipient: Recipient,
): SendMessage {
  return (message, recaptchaToken) => {
    const body: MessageRequest = {
      visitor_name: message.full_name,
      visitor_email: message.email,
      visitor_phone: message.phone,
      visitor_message: message.message,
      ...recipient,
      template_name: 'CONTACT_US',
      recaptcha_action: 'submit',
      recaptcha_token: recaptchaToken,
      recaptcha_enterprise: true,
    };
    return withSession(async ({ token }) => {
      const sent = call({
        path: '/v1/messages',
        token,
        body,
        signal: AbortSignal.timeout(timeout),
        schema: messageResponseSchema,
      });
      const { status } = await withClientErrors(markDeliveryUnknown(sent), [400, 401]);
      return status ?? null;
    });
  };
}

async function markDeliveryUnknown<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    const { kind } = cause;
    if (kind !== 'network' && kind !== 'timeout') throw cause;
    throw new ProviderError(
      'No answer came, so we cannot say whether your message arrived.',
      kind,
      { cause },
    );
  }
}
