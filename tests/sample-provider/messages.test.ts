import { describe, expect, test } from 'vitest';
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
  visitor_message: 'We will hear you again about this.',
  recipient: 'contact@example.org',
  recipient_name: 'The Pastor',
  recipient_org_name: 'Areopagus Sample Ministry',
  template_name: 'CONTACT_US',
  recaptcha_action: 'submit',
  recaptcha_token: 'local-0',
  recaptcha_enterprise: true,
};

describe('a message', () => {
  test('is accepted and appears in the outbox', async () => {
    const { provider, post } = await connect({ now: () => Date.UTC(2026, 10, 20) });
    const response = await post('/v1/messages', message);
    expect(response.status).toBe(200);
    expect(messageResponseSchema.parse(await response.json()).status).toBe(200);
    expect(provider.outbox.newestFirst()).toEqual([
      { receivedAt: Date.UTC(2026, 10, 20), message },
    ]);
    const page = await (await provider.app.request('/outbox')).text();
    expect(page).toContain('We will hear you again about this.');
    expect(page).toContain('2026-11-20T00:00:00.000Z');
  });

  test.each([
    ['without a name', { visitor_name: undefined }],
    ['without a bot-check token', { recaptcha_token: undefined }],
  ])('%s is rejected and not stored', async (_, change) => {
    const { provider, post } = await connect();
    const response = await post('/v1/messages', { ...message, ...change });
    expect(response.status).toBe(400);
    const { message: reason } = providerErrorSchema.parse(await response.json());
    expect(reason).toContain(Object.keys(change)[0]);
    expect(provider.outbox.newestFirst()).toEqual([]);
  });
});

test('the outbox shows markup in a message as text', async () => {
  const { provider, post } = await connect();
  await post('/v1/messages', { ...message, visitor_message: '<script>alert("x")</script>' });
  const page = await (await provider.app.request('/outbox')).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;');
});
