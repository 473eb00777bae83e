import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import {
  newAddress,
  post,
  postForm,
  postJson,
  withinOneMinute,
} from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

/** The statuses of consecutive submissions that reach the rate limit. */
async function statuses(count: number, ip: string): Promise<number[]> {
  const found: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const response = await postJson(site, {}, { 'CF-Connecting-IP': ip });
    await response.text();
    found.push(response.status);
  }
  return found;
}

const ten = Array<number>(10).fill(422);

test('ten submissions a minute are accepted, further ones are rejected, and other visitors are not affected', async () => {
  const { one, next, other } = await withinOneMinute(async () => {
    const from = { 'CF-Connecting-IP': newAddress() };
    return {
      one: await statuses(11, from['CF-Connecting-IP']),
      next: await postJson(site, {}, from),
      other: await statuses(10, newAddress()),
    };
  });
  expect(one).toEqual([...ten, 429]);
  expect(next.headers.get('Retry-After')).toBe('60');
  await expectApiError(next, {
    message: 'Too many messages came from your connection. Please wait a minute.',
    status: 429,
  });
  expect(other).toEqual(ten);
});

test('forms and JSON are counted together', async () => {
  const last = await withinOneMinute(async () => {
    const from = { 'CF-Connecting-IP': newAddress() };
    for (let number = 1; number <= 5; number += 1) {
      await (await postJson(site, {}, from)).text();
      await (await postForm(site, {}, from)).text();
    }
    return [await postJson(site, {}, from), await postForm(site, {}, from)];
  });
  expect(last.map(({ status }) => status)).toEqual([429, 429]);
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

test('submissions that fail an earlier check are not counted', async () => {
  const found = await withinOneMinute(async () => {
    const ip = newAddress();
    const from = { 'CF-Connecting-IP': ip };
    const rejected: Response[] = [];
    for (let number = 1; number <= 12; number += 1) {
      rejected.push(
        await postJson(site, {}, { ...from, Origin: 'https://elsewhere.example' }),
        await postJson(site, 'a'.repeat(64_001), from),
        await post(site, 'text', { ...from, 'Content-Type': 'text/plain' }),
      );
    }
    return [new Set(rejected.map(({ status }) => status)), await statuses(11, ip)];
  });
  expect(found).toEqual([new Set([403, 413, 415]), [...ten, 429]]);
});

test('page views are not counted', async () => {
  const found = await withinOneMinute(async () => {
    const ip = newAddress();
    for (let number = 1; number <= 11; number += 1) {
      await (await site.get('/contact', { 'CF-Connecting-IP': ip })).text();
    }
    return statuses(11, ip);
  });
  expect(found).toEqual([...ten, 429]);
});
