import { describe, expect, test } from 'vitest';
import {
  type MessageRequest,
  messageResponseSchema,
  providerErrorSchema,
} from '../../shared/content/provider-contract.ts';
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
    ['with another template', { template_name: 'SPAM' }],
    ['without a bot-check token', { recaptcha_token: undefined }],
    ['with a flag as a string', { recaptcha_enterprise: 'true' }],
  ])('%s is rejected and not stored', async (_, change) => {
    const { provider, post } = await connect();
    const response = await post('/v1/messages', { ...message, ...change });
    expect(response.status).toBe(400);
    const { message: reason } = providerErrorSchema.parse(await response.json());
    expect(reason).toContain(Object.keys(change)[0]);
    expect(provider.outbox.newestFirst()).toEqual([]);
  });
});

test('a bot-check token is valid for one message only', async () => {
  const { provider, post } = await connect();
  expect((await post('/v1/messages', message)).status).toBe(200);
  const again = await post('/v1/messages', message);
  expect(again.status).toBe(400);
  expect(providerErrorSchema.parse(await again.json()).message).toContain('token');
  expect(provider.outbox.newestFirst()).toHaveLength(1);
});

describe('the outbox', () => {
  test('says that it is empty', async () => {
    const { provider } = await connect();
    const response = await provider.app.request('/outbox');
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toContain('No messages have been received yet.');
  });

  test('shows the newest message first and stores 200', async () => {
    const { provider, post } = await connect();
    for (let number = 1; number <= 203; number += 1) {
      await post('/v1/messages', {
        ...message,
        visitor_name: `Visitor ${number}.`,
        recaptcha_token: `local-${number}`,
      });
    }
    const page = await (await provider.app.request('/outbox')).text();
    expect(page.match(/<article>/g)).toHaveLength(200);
    expect(page.indexOf('Visitor 203.')).toBeLessThan(page.indexOf('Visitor 202.'));
    expect(page).not.toContain('Visitor 3.');
  });

  test('shows markup in a message as text', async () => {
    const { provider, post } = await connect();
    await post('/v1/messages', { ...message, visitor_message: '<script>alert("x")</script>' });
    const page = await (await provider.app.request('/outbox')).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });

  test('is linked from the home page', async () => {
    const { provider } = await connect();
    expect(await (await provider.app.request('/')).text()).toContain('href="/outbox"');
  });
});
