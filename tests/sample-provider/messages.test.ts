import { expect, test } from 'vitest';
import {
  type MessageRequest,
  messageResponseSchema,
  providerErrorSchema,
} from '../../sample-provider/provider-contract.ts';
import { connect } from './fixture.ts';

const message: MessageRequest = {
  visitor_name: 'Damaris',
  visitor_email: 'damaris@example.org',
  visitor_phone: '',
  visitor_message: 'We will hear you <b>again</b> about this.',
  recipient: 'contact@example.org',
  recipient_name: 'The Pastor',
  recipient_org_name: 'Areopagus Sample Ministry',
  template_name: 'CONTACT_US',
  recaptcha_action: 'submit',
  recaptcha_token: 'local-0',
  recaptcha_enterprise: true,
};

test('a message is accepted and appears in the outbox, as text', async () => {
  const { provider, post } = await connect({ now: () => Date.UTC(2026, 10, 20) });
  const response = await post('/v1/messages', message);
  expect(messageResponseSchema.parse(await response.json()).status).toBe(200);
  expect(provider.outbox.newestFirst()).toEqual([{ receivedAt: Date.UTC(2026, 10, 20), message }]);
  const page = await (await provider.app.request('/outbox')).text();
  expect(page).toContain('&lt;b&gt;again&lt;/b&gt; about this.');
  expect(page).toContain('2026-11-20T00:00:00.000Z');
});

test.each(['visitor_name', 'recaptcha_token'])(
  'a message without %s is not stored',
  async (name) => {
    const { provider, post } = await connect();
    const response = await post('/v1/messages', { ...message, [name]: undefined });
    expect(response.status).toBe(400);
    expect(providerErrorSchema.parse(await response.json()).message).toContain(name);
    expect(provider.outbox.newestFirst()).toEqual([]);
  },
);
