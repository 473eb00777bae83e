import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import { arrived, damaris, postForm, postJson, withToken } from '../../support/contact-post.ts';
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
  const ip = newAddress();
  const page = await site.get('/contact', { 'CF-Connecting-IP': ip });
  await page.text();
  const one = [...(await statuses(5, ip)), ...(await statuses(6, ip, postForm))];
  const next = await postJson(site, {}, { 'CF-Connecting-IP': ip });
  const other = await statuses(10, newAddress());
  expect(one).toEqual([...ten, 429]);
  expect(next.headers.get('Retry-After')).toBe('60');
  const message = 'Too many messages came from your connection. Please wait a minute.';
  await expectApiError(next, { message, status: 429 });
  expect(other).toEqual(ten);
});
