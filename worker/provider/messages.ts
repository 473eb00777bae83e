import type { ContactMessage } from '../../shared/contact/contact-message.ts';
import type { Settings } from '../settings.ts';
import type { Provider } from './provider.ts';
import { ProviderError } from './provider-error.ts';
import { receivedMessageSchema } from './wire-schemas.ts';

/** Ms. Longer than for reading: after a timeout the visitor does not know whether the message was sent. */
const timeout = 10_000;

/**
 * `POST /v1/messages` (specification, section 7). Resolves to the status in the provider's response;
 * null if it has none. The call is not retried, except in a new session after a 401: the provider
 * rejects the token before it processes the message.
 * @throws {ProviderError}
 */
export function sendMessage(
  message: ContactMessage,
  recaptchaToken: string,
  { settings, provider }: { settings: Settings; provider: Pick<Provider, 'call' | 'withSession'> },
): Promise<number | null> {
  const body = {
    visitor_name: message.full_name,
    visitor_email: message.email,
    visitor_phone: message.phone,
    visitor_message: message.message,
    recipient: settings.MESSAGE_RECIPIENT,
    recipient_name: settings.MESSAGE_RECIPIENT_NAME,
    recipient_org_name: settings.MESSAGE_RECIPIENT_ORG,
    template_name: 'CONTACT_US',
    recaptcha_action: 'submit',
    recaptcha_token: recaptchaToken,
    recaptcha_enterprise: true,
  };
  const schema = receivedMessageSchema;
  const request = { path: '/v1/messages', body, timeout, isVisitors: true, schema };
  return provider.withSession(async ({ token }) => {
    const { status } = await provider.call({ ...request, token }).catch((error) => {
      if (!(error instanceof ProviderError)) throw error;
      const { reason } = error;
      // Without a status it may have arrived, and with that of a gateway (RFC 9110, sections 15.6.3 and 15.6.5).
      if (typeof reason === 'number' && reason !== 502 && reason !== 504) throw error;
      const message = 'No answer came, so we cannot say whether your message arrived.';
      throw new ProviderError(message, reason, { cause: error });
    });
    return status ?? null;
  });
}
