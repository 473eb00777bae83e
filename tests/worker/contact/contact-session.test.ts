import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import { arrived, messageCalls, postJson, withToken } from '../../support/contact-post.ts';
import { siteForEachTest } from '../../support/site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = siteForEachTest();

test('a token that the provider has revoked is renewed once, and the message arrives once', async () => {
  expect((await postJson(site, withToken())).status).toBe(200);
  site.provider.revokeTokens();
  const submitted = withToken();
  expect((await postJson(site, submitted)).status).toBe(200);
  expect(site.provider.logins()).toBe(2);
  expect(messageCalls(site)).toBe(3);
  expect(arrived(site)).toHaveLength(2);
  expect(arrived(site)[0]?.recaptcha_token).toBe(submitted.recaptcha_token);
});

test('20 visitors at once renew it once, and the message of each arrives once', async () => {
  expect((await postJson(site, withToken())).status).toBe(200);
  site.provider.revokeTokens();
  const submitted = Array.from({ length: 20 }, () => withToken());
  const responses = await Promise.all(submitted.map((values) => postJson(site, values)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(site.provider.logins()).toBe(2);
  const tokens = arrived(site).map(({ recaptcha_token }) => recaptcha_token);
  expect(tokens.slice(0, -1).toSorted()).toEqual(
    submitted.map(({ recaptcha_token }) => recaptcha_token).toSorted(),
  );
});

test('a provider that rejects every token is called twice and no more', async () => {
  site.provider.intercept(respondTo('/v1/messages', () => failure(401, 'Not today.')));
  await expectApiError(await postJson(site, withToken()), { message: 'Not today.', status: 503 });
  expect(messageCalls(site)).toBe(2);
  expect(site.provider.logins()).toBe(2);
  expect(arrived(site)).toEqual([]);
});

test.each([
  ['cannot be reached', () => 'reset' as const, 'The content service could not be reached.'],
  ['refuses the credentials', () => failure(401, 'Not with these.'), 'Not with these.'],
  ['is wrong', () => failure(400, 'Not like this.'), 'Not like this.'],
])('no message is sent if the login %s', async (_, response, message) => {
  site.provider.intercept(respondTo('/v1/auth/login', response));
  await expectApiError(await postJson(site, withToken()), { message, status: 503 });
  expect(messageCalls(site)).toBe(0);
});
