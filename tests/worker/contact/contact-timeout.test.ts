import { expect, test, vi } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import { arrived, messageCalls, post, postJson, withToken } from '../../support/contact-post.ts';
import { siteForEachTest } from '../../support/site.ts';

const site = siteForEachTest({}, { clock: true });

test('a message that takes longer to receive than content may take is sent', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(withToken()));
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start: (controller) => controller.enqueue(bytes.slice(0, 20)),
    async pull(controller) {
      // By then the Worker has the request.
      await site.tick();
      await site.advance(4_500);
      controller.enqueue(bytes.slice(20));
      controller.close();
    },
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const headers = { 'Content-Type': 'application/json' };
  expect((await post(site, body, headers)).status).toBe(200);
  expect(arrived(site)).toHaveLength(1);
});

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
