import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import {
  newAddress,
  postForm,
  postJson,
  withinOneMinute,
  withToken,
} from '../../support/contact-post.ts';
import { type Site, startSite } from '../../support/site.ts';
import { storedSession } from '../../support/stored-in-kv.ts';
import { failure } from '../../support/watched-provider.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterEach(() => site.provider.intercept());

afterAll(() => site.close());

const personal = {
  full_name: 'Areopagita-Name',
  email: 'personal-address@example.org',
  phone: '555-987-6543',
  message: 'A sorrow that is for the pastor only.',
};

/** Every way in which a submission ends, with JSON and by the form; resolves to how many there were. */
async function submitInEveryWay(): Promise<number> {
  let count = 0;
  for (const submit of [postJson, postForm]) {
    const wrong = { ...personal, email: `${personal.email} x`, phone: `${personal.phone}-0` };
    const foreign = { Origin: 'https://elsewhere.example' };
    const answers = [
      await submit(site, withToken(personal)),
      await submit(site, personal),
      await submit(site, withToken(wrong)),
      await submit(site, withToken({ ...personal, padding: 'a'.repeat(64_000) })),
      await submit(site, withToken(personal), foreign),
    ];
    for (const status of [500, 400]) {
      site.provider.intercept(({ path }) =>
        path === '/v1/messages' ? failure(status, JSON.stringify(personal)) : undefined,
      );
      answers.push(await submit(site, withToken(personal)));
    }
    site.provider.intercept(({ path }) => (path === '/v1/messages' ? 'reset' : undefined));
    answers.push(await submit(site, withToken(personal)));
    site.provider.intercept(({ path }) =>
      path === '/v1/messages' ? Response.json({ status: personal.message }) : undefined,
    );
    answers.push(await submit(site, withToken(personal)));
    site.provider.intercept();
    expect(answers.map(({ status }) => status)).toEqual([
      submit === postJson ? 200 : 303,
      ...[400, 422, 413, 403, 503, 400, 503, 503],
    ]);
    const limited = await withinOneMinute(async () => {
      const from = { 'CF-Connecting-IP': newAddress() };
      for (let number = 1; number <= 10; number += 1) await (await submit(site, {}, from)).text();
      return submit(site, withToken(personal), from);
    });
    expect(limited.status).toBe(429);
    count += answers.length + 11;
  }
  return count;
}

test('nothing that a visitor types, nor a token, nor an address, is in a log line', async () => {
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

test('no credential is in what the contact page is answered with, whatever is posted', async () => {
  const answers = [
    await site.get('/contact'),
    await site.get('/contact?sent'),
    await postForm(site, {}),
    await postForm(site, personal),
    await postForm(site, withToken(personal)),
    await postJson(site, withToken(personal)),
    await postJson(site, personal),
  ];
  site.provider.revokeTokens();
  answers.push(await postForm(site, withToken(personal)));
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  answers.push(await postForm(site, withToken(personal)));
  const said = await Promise.all(
    answers.map(async (answer) => JSON.stringify([...answer.headers]) + (await answer.text())),
  );
  for (const secret of [
    defaults.clientId,
    defaults.clientSecret,
    (await storedSession(site)).token,
  ]) {
    expect(secret.length).toBeGreaterThan(10);
    expect([...said, ...site.log].filter((text) => text.includes(secret))).toEqual([]);
  }
});
