import { beforeEach, expect, test, vi } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { expectApiError } from '../../support/api-error.ts';
import {
  type AssessmentServer,
  assessment,
  startAssessmentServer,
} from '../../support/assessment-server.ts';
import {
  arrived,
  messageCalls,
  postForm,
  postJson,
  withToken,
} from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';
import { storedSession } from '../../support/stored-in-kv.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const assessor: AssessmentServer = await startAssessmentServer();
const key = 'AIzaSy-not-a-real-key-but-a-secret';
const site = await siteForFile(
  { RECAPTCHA_PROJECT_ID: 'a', RECAPTCHA_API_KEY: key, RECAPTCHA_API_HOST: assessor.url },
  { clock: true },
);

beforeEach(async () => {
  assessor.respondWith(() => assessment());
  site.provider.intercept();
  // The session has ended.
  await site.advance(301_000);
  site.provider.requests.length = 0;
});

test('20 visitors at once renew a revoked token once, and the message of each arrives once', async () => {
  expect((await postJson(site, withToken())).status).toBe(200);
  site.provider.revokeTokens();
  const submitted = Array.from({ length: 20 }, () => withToken());
  const responses = await Promise.all(submitted.map((values) => postJson(site, values)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(site.provider.logins()).toBe(2);
  const tokens = arrived(site).map(({ recaptcha_token }) => recaptcha_token);
  expect(tokens.slice(0, 20).toSorted()).toEqual(
    submitted.map(({ recaptcha_token }) => recaptcha_token).toSorted(),
  );
});

test('no message is sent if the login fails', async () => {
  const message = 'Not with these.';
  site.provider.intercept(respondTo('/v1/auth/login', () => failure(401, message)));
  await expectApiError(await postJson(site, withToken()), { message, status: 503 });
  expect(messageCalls(site)).toBe(0);
});

test('a slow assessment and a slow login together do not lose a message', async () => {
  assessor.respondWith(async () => {
    await site.advance(3_900);
    return assessment();
  });
  site.provider.intercept(async ({ path }) => {
    if (path.endsWith('/login')) await site.advance(600);
    return undefined;
  });
  expect((await postJson(site, withToken())).status).toBe(200);
  expect(messageCalls(site)).toBe(1);
});

const personal = {
  full_name: 'Areopagita-Name',
  email: 'personal-address@example.org',
  phone: '555-987-6543',
  message: 'A sorrow that is for the pastor only.',
};

/** Submits with every outcome, as JSON and as a form. */
async function submitInEveryWay(): Promise<Response[]> {
  const responses: Response[] = [];
  const robot = () => assessment({ valid: false });
  for (const submit of [postJson, postForm]) {
    const invalid = { ...personal, email: `${personal.email} x`, phone: `${personal.phone}-0` };
    responses.push(
      await submit(site, withToken(personal)),
      await submit(site, personal),
      await submit(site, withToken(invalid)),
      await submit(site, withToken({ ...personal, padding: 'a'.repeat(64_000) })),
      await submit(site, withToken(personal), { Origin: 'https://elsewhere.example' }),
    );
    assessor.respondWith(robot);
    responses.push(await submit(site, withToken(personal)));
    assessor.respondWith(() => assessment());
    const repeated = JSON.stringify(personal);
    for (const answer of [
      () => failure(500, repeated),
      () => failure(400, repeated),
      () => Response.json({ status: personal.message }),
      () => 'reset' as const,
    ]) {
      site.provider.intercept(respondTo('/v1/messages', answer));
      responses.push(await submit(site, withToken(personal)));
      site.provider.intercept();
    }
  }
  return responses;
}

test('no log line has what a visitor wrote, and no response a credential or an internal detail', async () => {
  const trace = 'PSQLException at Messages.java:17 secret=hunter2 /v1/messages';
  const responses = await submitInEveryWay();
  expect(responses.slice(0, 10).map(({ status }) => status)).toEqual([
    ...[200, 400, 422, 413, 403, 403, 503, 400, 503, 503],
  ]);
  site.provider.intercept(
    respondTo('/v1/messages', () => new Response(`<pre>${trace}</pre>`, { status: 500 })),
  );
  responses.push(await postJson(site, withToken()), await postForm(site, withToken()));
  const texts = await Promise.all(
    responses.map(
      async (response) => JSON.stringify([...response.headers]) + (await response.text()),
    ),
  );
  await vi.waitFor(() => {
    const lines = site.log.filter((line) => line.includes('"method":"POST","route":"/contact"'));
    expect(lines.length).toBeGreaterThanOrEqual(responses.length);
  });
  for (const value of [...Object.values(personal), 'token-', '198.18.']) {
    expect(site.log.join('\n')).not.toContain(value);
  }
  const { token } = await storedSession(site);
  for (const secret of [defaults.clientId, defaults.clientSecret, token, key]) {
    expect(secret.length).toBeGreaterThan(10);
    expect([...texts, ...site.log].filter((text) => text.includes(secret))).toEqual([]);
  }
  for (const detail of ['PSQL', 'Messages.java', 'hunter2', '/v1/messages']) {
    expect(texts.slice(-2).join()).not.toContain(detail);
  }
});
