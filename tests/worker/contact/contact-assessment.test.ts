import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import {
  type AssessmentServer,
  assessment,
  startAssessmentServer,
} from '../../support/assessment-server.ts';
import {
  arrived,
  damaris,
  fieldsOf,
  messageCalls,
  postForm,
  postJson,
  withToken,
} from '../../support/contact-post.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';

const key = 'AIzaSy-not-a-real-key-but-a-secret';

let assessor: AssessmentServer;
let site: Site;

beforeAll(async () => {
  assessor = await startAssessmentServer();
  site = await startSite(
    {
      RECAPTCHA_SITE_KEY: 'the-site-key',
      RECAPTCHA_PROJECT_ID: 'the-project',
      RECAPTCHA_API_KEY: key,
      RECAPTCHA_API_HOST: assessor.url,
    },
    { clock: true },
  );
});

beforeEach(() => {
  assessor.respondWith(() => assessment());
  assessor.requests.length = 0;
});

afterAll(async () => {
  await site.close();
  assessor.close();
});

let messagesBefore = 0;

beforeEach(() => {
  messagesBefore = messageCalls(site);
});

afterEach(() => {
  expect(site.log.filter((line) => line.includes(key))).toEqual([]);
});

test('each message is assessed by Google once, before it is sent', async () => {
  let sentBefore: number | undefined;
  assessor.respondWith(() => {
    sentBefore = messageCalls(site) - messagesBefore;
    return assessment();
  });
  const address = '198.51.100.17';
  const submitted = withToken();
  const answer = await postJson(site, submitted, { 'CF-Connecting-IP': address });
  expect(answer.status).toBe(200);
  expect(sentBefore).toBe(0);
  expect(messageCalls(site)).toBe(messagesBefore + 1);
  expect(assessor.requests).toEqual([
    {
      method: 'POST',
      path: '/v1/projects/the-project/assessments',
      key,
      body: {
        event: {
          token: submitted.recaptcha_token,
          siteKey: 'the-site-key',
          expectedAction: 'submit',
          userIpAddress: address,
          userAgent: browserUserAgent,
        },
      },
    },
  ]);
  expect(arrived(site)[0]?.recaptcha_token).toBe(submitted.recaptcha_token);
});

test.each([0.5, 0.51, 1])('a score of %d passes as a person', async (score) => {
  assessor.respondWith(() => assessment({ score }));
  expect((await postJson(site, withToken())).status).toBe(200);
  expect(messageCalls(site)).toBe(messagesBefore + 1);
});

test('a slow assessment and a slow login together do not lose a message', async () => {
  await site.advance(300_000); // The session has ended.
  assessor.respondWith(async () => {
    await site.advance(3_900);
    return assessment();
  });
  site.provider.intercept(async ({ path }) => {
    if (path.endsWith('/login')) await site.advance(600);
    return undefined;
  });
  expect((await postJson(site, withToken())).status).toBe(200);
  expect(messageCalls(site)).toBe(messagesBefore + 1);
  site.provider.intercept();
});

const robot = {
  message: 'The bot check took this for a robot. Please try again.',
  status: 403,
};

test.each<[what: string, answer: () => Response]>([
  ['is not valid', () => assessment({ valid: false })],
  ['was given for something else', () => assessment({ action: 'login' })],
  ['was given for nothing', () => assessment({ action: '' })],
  ['scores too low', () => assessment({ score: 0.49 })],
  ['scores nothing', () => assessment({ score: 0 })],
  ['is not scored', () => Response.json({ tokenProperties: { valid: true, action: 'submit' } })],
  [
    'is of no action',
    () => Response.json({ tokenProperties: { valid: true }, riskAnalysis: { score: 1 } }),
  ],
])('no message is sent with a token that %s', async (_, answer) => {
  assessor.respondWith(answer);
  await expectApiError(await postJson(site, withToken()), robot);
  expect(assessor.requests).toHaveLength(1);
  expect(messageCalls(site)).toBe(messagesBefore);
});

const unasked = {
  message: 'The bot check is not available right now. Please try again.',
  status: 503,
};

test.each<[what: string, answer: () => Response | Promise<Response>]>([
  ['fails', () => Response.json({ error: { code: 500, message: 'Internal.' } }, { status: 500 })],
  [
    'refuses the key',
    () => Response.json({ error: { message: `No such key: ${key}` } }, { status: 403 }),
  ],
  ['answers HTML', () => new Response('<h1>Welcome</h1>')],
  ['answers nothing', () => new Response(null, { status: 204 })],
  ['answers in another shape', () => Response.json({ valid: true, action: 'submit', score: 1 })],
  [
    'says yes in words',
    () =>
      Response.json({
        tokenProperties: { valid: 'true', action: 'submit' },
        riskAnalysis: { score: 1 },
      }),
  ],
  ['does not answer', () => site.advance(5_000).then(() => new Promise(() => {}))],
])('no message is sent if Google %s', async (_, answer) => {
  assessor.respondWith(answer);
  const refused = await postJson(site, withToken());
  expect(await refused.clone().text()).not.toContain(key);
  await expectApiError(refused, unasked);
  expect(assessor.requests).toHaveLength(1);
  expect(messageCalls(site)).toBe(messagesBefore);
});

test('the form shows the same message and the entered values', async () => {
  assessor.respondWith(() => assessment({ score: 0.1 }));
  const page = await readPage(postForm(site, withToken()));
  expect(page.status).toBe(403);
  expect(page.text('main form')).toContain(`Submission Error: ${robot.message}`);
  expect(fieldsOf(page)).toEqual(damaris);
  expect(page.html).not.toContain(key);
  expect(messageCalls(site)).toBe(messagesBefore);
});

test('no assessment is requested for a message that fails an earlier check', async () => {
  const answers = [
    await postJson(site, damaris),
    await postJson(site, withToken({ ...damaris, email: 'x' })),
    await postJson(site, withToken(), { Origin: 'https://elsewhere.example' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 422, 403]);
  expect(assessor.requests).toEqual([]);
});

test('the key is in no page and no response', async () => {
  const answers = [
    await site.get('/contact'),
    await postJson(site, withToken()),
    await postForm(site, {}),
    await postForm(site, withToken()),
  ];
  for (const answer of answers) {
    expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain(key);
  }
  await vi.waitFor(() => expect(site.log.length).toBeGreaterThan(answers.length));
});

/** The status of a message, the number of assessments and of messages sent, on a site with the settings. */
async function withSettings(settings: Record<string, string>) {
  const other = await startSite({ RECAPTCHA_API_HOST: assessor.url, ...settings });
  try {
    const { status } = await postJson(other, withToken());
    return { status, asked: assessor.requests.length, sent: messageCalls(other) };
  } finally {
    await other.close();
  }
}

test.each([[{}], [{ RECAPTCHA_PROJECT_ID: 'the-project' }], [{ RECAPTCHA_API_KEY: key }]] as Record<
  string,
  string
>[][])('no assessment is requested with %j alone', async (settings) => {
  expect(await withSettings(settings)).toEqual({ status: 200, asked: 0, sent: 1 });
});

test.each([
  ['0.9', 403, 0],
  ['0.7', 200, 1],
])('the minimum score can be set, for example to %s', async (least, status, sent) => {
  assessor.respondWith(() => assessment({ score: 0.7 }));
  const settings = {
    RECAPTCHA_PROJECT_ID: 'the-project',
    RECAPTCHA_API_KEY: key,
    RECAPTCHA_MIN_SCORE: least,
  };
  expect(await withSettings(settings)).toEqual({ status, asked: 1, sent });
});

test('the key and the token are not sent to a redirect target', async () => {
  const elsewhere = await startAssessmentServer();
  try {
    const headers = { Location: `${elsewhere.url}/v1/elsewhere` };
    assessor.respondWith(() => new Response(null, { status: 307, headers }));
    const answer = await postJson(site, withToken());
    expect(elsewhere.requests).toEqual([]);
    expect(answer.status).toBe(503);
  } finally {
    elsewhere.close();
  }
});
