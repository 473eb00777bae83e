import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import {
  arrived,
  damaris,
  messageCalls,
  post,
  postForm,
  postJson,
  withinOneMinute,
  withToken,
} from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';
import { newAddress } from '../../support/visitor-address.ts';

const site = await siteForFile({}, { clock: true });

test('messages arrive as they are normalized, in one session', async () => {
  const full_name = 'Damaris\r\nBcc: everyone@example.org';
  const submitted = withToken({ ...damaris, full_name, phone: null });
  const response = await postJson(site, submitted);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 200 });
  expect((await postForm(site, withToken())).status).toBe(200);
  expect(arrived(site)[1]).toMatchObject({
    visitor_name: 'Damaris Bcc: everyone@example.org',
    visitor_phone: '',
    visitor_message: damaris.message,
    recipient: 'ministry@example.org',
    recaptcha_token: submitted.recaptcha_token,
  });
  expect(site.provider.logins()).toBe(1);
});

test("a token that was used before is rejected with the provider's message", async () => {
  const submitted = withToken();
  await postJson(site, submitted);
  const { length } = arrived(site);
  await expectApiError(await postJson(site, submitted), {
    message: 'The bot check has taken this token before.',
    status: 400,
  });
  expect(arrived(site)).toHaveLength(length);
});

test('a small Content-Length of a chunked body does not raise the limit of its size', async () => {
  const { hostname, port, origin } = new URL(site.url);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const message = request(
    {
      ...{ hostname, port, path: '/contact', method: 'POST' },
      headers: {
        Origin: origin,
        'Content-Type': 'application/json',
        'Content-Length': '10',
        'Transfer-Encoding': 'chunked',
      },
    },
    async (response) => resolve(`${response.statusCode} ${await text(response)}`),
  );
  message.once('error', reject);
  message.end(JSON.stringify({ ...withToken(), padding: 'a'.repeat(64_000) }));
  expect(await promise).toMatch(/^413 .*This message is too large to be sent\./);
});

/** The statuses of consecutive submissions that reach the rate limit. */
async function statuses(
  count: number,
  ip: string,
  submit: typeof postForm = postJson,
): Promise<number[]> {
  const found: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const response = await submit(site, {}, { 'CF-Connecting-IP': ip });
    await response.text();
    found.push(response.status);
  }
  return found;
}

const ten = Array<number>(10).fill(422);

test('ten submissions a minute are accepted, forms and JSON counted together, others not affected', async () => {
  const { one, next, other } = await withinOneMinute(async () => {
    const ip = newAddress();
    const page = await site.get('/contact', { 'CF-Connecting-IP': ip });
    await page.text();
    return {
      one: [...(await statuses(5, ip)), ...(await statuses(6, ip, postForm))],
      next: await postJson(site, {}, { 'CF-Connecting-IP': ip }),
      other: await statuses(10, newAddress()),
    };
  });
  expect(one).toEqual([...ten, 429]);
  expect(next.headers.get('Retry-After')).toBe('60');
  const message = 'Too many messages came from your connection. Please wait a minute.';
  await expectApiError(next, { message, status: 429 });
  expect(other).toEqual(ten);
});

let networks = 0;

/** The first half of an IPv6 address: the network of one household. */
function newHousehold(): string {
  networks += 1;
  return `2001:db8:17:${networks.toString(16)}`;
}

test("the IP addresses of one household are counted together, a neighbor's separately", async () => {
  const found = await withinOneMinute(async () => {
    const household = newHousehold();
    return [
      await statuses(5, `${household}::1`),
      await statuses(5, `${household}:ffff:0:1:2`),
      await statuses(1, `${household}::3`),
      await statuses(10, `${newHousehold()}::1`),
    ].flat();
  });
  expect(found).toEqual([...ten, 429, ...ten]);
});

test('a message that takes longer to receive than content may take is sent', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(withToken()));
  const { length } = arrived(site);
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
  expect(arrived(site)).toHaveLength(length + 1);
});

test('a call that times out is not retried, and the page says that the outcome is unknown', async () => {
  const letMessageCome = Promise.withResolvers<void>();
  const before = { calls: messageCalls(site), arrived: arrived(site).length };
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
  letMessageCome.resolve();
  await vi.waitFor(() => expect(arrived(site)).toHaveLength(before.arrived + 1));
  expect(messageCalls(site)).toBe(before.calls + 1);
  site.provider.intercept();
});
