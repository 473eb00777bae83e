import { expect, test, vi } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import {
  newAddress,
  postForm,
  postJson,
  withinOneMinute,
  withToken,
} from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';
import { storedSession } from '../../support/stored-in-kv.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = await siteForFile();

const personal = {
  full_name: 'Areopagita-Name',
  email: 'personal-address@example.org',
  phone: '555-987-6543',
  message: 'A sorrow that is for the pastor only.',
};

/** Submits with every outcome, as JSON and as a form. Resolves to the number of submissions. */
async function submitInEveryWay(): Promise<number> {
  let count = 0;
  for (const submit of [postJson, postForm]) {
    const invalid = { ...personal, email: `${personal.email} x`, phone: `${personal.phone}-0` };
    const foreign = { Origin: 'https://elsewhere.example' };
    const responses = [
      await submit(site, withToken(personal)),
      await submit(site, personal),
      await submit(site, withToken(invalid)),
      await submit(site, withToken({ ...personal, padding: 'a'.repeat(64_000) })),
      await submit(site, withToken(personal), foreign),
    ];
    for (const status of [500, 400]) {
      site.provider.intercept(
        respondTo('/v1/messages', () => failure(status, JSON.stringify(personal))),
      );
      responses.push(await submit(site, withToken(personal)));
    }
    site.provider.intercept(respondTo('/v1/messages', () => 'reset'));
    responses.push(await submit(site, withToken(personal)));
    site.provider.intercept(
      respondTo('/v1/messages', () => Response.json({ status: personal.message })),
    );
    responses.push(await submit(site, withToken(personal)));
    site.provider.intercept();
    expect(responses.map(({ status }) => status)).toEqual([
      ...[200, 400, 422, 413, 403, 503, 400, 503, 503],
    ]);
    const limited = await withinOneMinute(async () => {
      const from = { 'CF-Connecting-IP': newAddress() };
      for (let number = 1; number <= 10; number += 1) await (await submit(site, {}, from)).text();
      return submit(site, withToken(personal), from);
    });
    expect(limited.status).toBe(429);
    count += responses.length + 11;
  }
  return count;
}

test("no log line contains a visitor's text, token or IP address", async () => {
  const count = await submitInEveryWay();
  await vi.waitFor(() => {
    const lines = site.log.filter((line) => line.includes('"method":"POST","route":"/contact"'));
    expect(lines.length).toBeGreaterThanOrEqual(count);
  });
  const log = site.log.join('\n');
  for (const value of [...Object.values(personal), 'token-', '198.18.']) {
    expect(log).not.toContain(value);
  }
});

test('no response of the contact page contains a credential, whatever is posted', async () => {
  const responses = [
    await site.get('/contact'),
    await postForm(site, {}),
    await postForm(site, personal),
    await postForm(site, withToken(personal)),
    await postJson(site, withToken(personal)),
    await postJson(site, personal),
  ];
  site.provider.revokeTokens();
  responses.push(await postForm(site, withToken(personal)));
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  responses.push(await postForm(site, withToken(personal)));
  const texts = await Promise.all(
    responses.map(
      async (response) => JSON.stringify([...response.headers]) + (await response.text()),
    ),
  );
  for (const secret of [
    defaults.clientId,
    defaults.clientSecret,
    (await storedSession(site)).token,
  ]) {
    expect(secret.length).toBeGreaterThan(10);
    expect([...texts, ...site.log].filter((text) => text.includes(secret))).toEqual([]);
  }
});
