import { expect, test } from 'vitest';
import {
  damaris,
  newAddress,
  post,
  postJson,
  withinOneMinute,
  withToken,
} from '../../support/contact-post.ts';
import { siteForFile, startSite } from '../../support/site.ts';

const site = await siteForFile();

/** The faults of a submission, in the order of the checks, with their statuses. */
const checks = [
  ['its media type', 415],
  ['its size', 413],
  ['where it comes from', 403],
  ['how many came before', 429],
  ['its fields', 422],
  ['its token', 400],
] as const;

type Fault = (typeof checks)[number][0];

/** A submission that is valid except for the faults. */
function submit(faults: readonly Fault[], visitor: string, type: string): Promise<Response> {
  const hasFault = (check: Fault) => faults.includes(check);
  const values: Record<string, unknown> = {
    ...(hasFault('its token') ? damaris : withToken()),
    ...(hasFault('its fields') && { email: 'nobody' }),
    ...(hasFault('its size') && { padding: 'a'.repeat(64_000) }),
  };
  const body =
    type === 'application/json'
      ? JSON.stringify(values)
      : new URLSearchParams(values as Record<string, string>).toString();
  return post(site, body, {
    'Content-Type': hasFault('its media type') ? 'text/plain' : type,
    ...(hasFault('where it comes from') && { Origin: 'https://elsewhere.example' }),
    ...(hasFault('how many came before') && { 'CF-Connecting-IP': visitor }),
  });
}

async function statusesOf(submissions: readonly (readonly Fault[])[], type: string) {
  return withinOneMinute(async () => {
    const visitor = newAddress();
    for (let number = 1; number <= 10; number += 1) {
      await (await postJson(site, {}, { 'CF-Connecting-IP': visitor })).text();
    }
    const statuses: number[] = [];
    for (const faults of submissions) {
      const response = await submit(faults, visitor, type);
      await response.text();
      statuses.push(response.status);
    }
    return statuses;
  });
}

const names = checks.map(([check]) => check);
const statuses = checks.map(([, status]) => status);

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a submission with several faults, %s, is rejected for the first, and no message is sent',
  async (type) => {
    const fromEachOn = names.map((_, first) => names.slice(first));
    expect(await statusesOf(fromEachOn, type)).toEqual(statuses);
    const eachAlone = names.map((name) => [name]);
    expect(await statusesOf(eachAlone, type)).toEqual(statuses);
    const sent = site.provider.requests.filter(({ path }) => path === '/v1/messages');
    expect(sent).toEqual([]);
  },
);

test('a rejected submission causes no call to the provider, not even a login', async () => {
  const alone = await startSite();
  try {
    const responses = await Promise.all([
      post(alone, 'text', { 'Content-Type': 'text/plain' }),
      postJson(alone, 'a'.repeat(64_001)),
      postJson(alone, withToken(), { Origin: 'https://elsewhere.example' }),
      postJson(alone, '{'),
      postJson(alone, withToken({ ...damaris, phone: '1' })),
      postJson(alone, damaris),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([415, 413, 403, 400, 422, 400]);
    expect(alone.provider.requests).toEqual([]);
    expect((await postJson(alone, withToken())).status).toBe(200);
    const paths = alone.provider.requests.map(({ path }) => path);
    // A login brings the organization.
    expect(paths.filter((path) => !path.startsWith('/v1/organizations/'))).toEqual([
      '/v1/auth/login',
      '/v1/messages',
    ]);
  } finally {
    await alone.close();
  }
});
