import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import { arrived, messageCalls, postJson, withToken } from '../../support/contact-post.ts';
import { type Site, startSite } from '../../support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({}, { clock: true });
});

afterAll(() => site.close());

test('a call that times out is not retried, and the page says that the outcome is unknown', async () => {
  const letMessageCome = Promise.withResolvers<void>();
  site.provider.intercept(async ({ path }) => {
    if (!path.endsWith('/messages')) return undefined;
    await site.advance(12_000);
    await letMessageCome.promise;
    return undefined;
  });
  await expectApiError(await postJson(site, withToken()), {
    message: 'No answer came, so we cannot say whether your message arrived.',
    status: 503,
  });
  expect(arrived(site)).toHaveLength(0);
  letMessageCome.resolve();
  await vi.waitFor(() => expect(arrived(site)).toHaveLength(1));
  expect(messageCalls(site)).toBe(1);
});
