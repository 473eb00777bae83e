import type { ContactMessage } from '../../shared/contact/contact-outcome.ts';
import type { MessageRequest } from '../../shared/content/provider-contract.ts';
import type { ProviderCall } from './http-client.ts';
import { ProviderError, withClientErrors } from './provider-error.ts';
import type { WithSession } from './session.ts';
import { receivedMessageSchema } from './wire-schemas.ts';

/** Ms. Longer than for reading: after a timeout the visitor does not know whether the message was sent. */
const timeout = 10_000;

export type Recipient = Pick<MessageRequest, 'recipient' | 'recipient_name' | 'recipient_org_name'>;

/** Resolves to the status in the provider's response; null if it has none. */
export type SendMessage = (
  message: ContactMessage,
  recaptchaToken: string,
) => Promise<number | null>;

/**
 * `POST /v1/messages` (specification, section 7). The call is not retried, except in a new session
 * after a 401: the provider rejects the token before it processes the message.
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
        signal: () => AbortSignal.timeout(timeout),
        schema: receivedMessageSchema,
      });
      const { status } = await withClientErrors(markDeliveryUnknown(sent), [400, 401]);
      return status ?? null;
    });
  };
}

/** Replaces the message of an error after which the message may or may not have been sent. */
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
