import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
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
import { siteForFile } from '../../support/site.ts';
import { storedSession } from '../../support/stored-in-kv.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = await siteForFile({
  RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/enterprise.js',
});

const unreadable = 'The content service answered in a form we do not know.';
const inDoubt = 'No answer came, so we cannot say whether your message arrived.';

const html = (status: number) => () => new Response('<h1>Oh no</h1>', { status });

/** A response whose connection breaks in the middle. */
function half(): Response {
  const headers = { 'Content-Length': '100', Connection: 'close' };
  return new Response('{"status":', { headers });
}

test.each<[what: string, response: () => Response | 'reset', status: number, message: string]>([
  ['500', () => failure(500, 'Down for repairs.'), 503, 'Down for repairs.'],
  ['429', () => failure(429, 'Slow down.'), 503, 'Slow down.'],
  ['403', () => failure(403, 'Not for you.'), 503, 'Not for you.'],
  ['400', () => failure(400, 'This name is not taken.'), 400, 'This name is not taken.'],
  ['400 in HTML', html(400), 400, 'The content service answered 400.'],
  ['500 in HTML', html(500), 503, 'The content service answered 500.'],
  ['a success that is none', () => Response.json({ error: true, message: 'No.' }), 503, 'No.'],
  ['HTML', html(200), 503, unreadable],
  ['nothing', () => new Response(null, { status: 204 }), 503, unreadable],
  ['a list', () => Response.json([{ status: 200 }]), 503, unreadable],
  ['a status that is no number', () => Response.json({ status: 'sent' }), 503, unreadable],
  [
    'a way elsewhere',
    () => new Response(null, { status: 307, headers: { Location: '/v1/messages' } }),
    503,
    'The content service answered 307.',
  ],
  ['a reset', () => 'reset', 503, inDoubt],
  ['half an answer', half, 503, inDoubt],
])('a provider that responds %s is called once', async (_, response, status, message) => {
  const before = { calls: messageCalls(site), arrived: arrived(site).length };
  site.provider.intercept(respondTo('/v1/messages', response));
  await expectApiError(await postJson(site, withToken()), { message, status });
  expect(messageCalls(site)).toBe(before.calls + 1);
  expect(arrived(site)).toHaveLength(before.arrived);
});

test('a status that is a number in a text counts', async () => {
  site.provider.intercept(respondTo('/v1/messages', () => Response.json({ status: '200' })));
  expect(await (await postJson(site, withToken())).json()).toEqual({ status: 200 });
});

test('the reset of a reused connection is not retried', async () => {
  expect((await postJson(site, withToken())).status).toBe(200);
  const before = messageCalls(site);
  site.provider.intercept(respondTo('/v1/messages', () => 'reset'));
  await expectApiError(await postJson(site, withToken()), { message: inDoubt, status: 503 });
  expect(messageCalls(site)).toBe(before + 1);
});

test("internal details in a provider's message are not passed on", async () => {
  const { port } = new URL(site.provider.url);
  const trace = `<h1>Internal Server Error</h1><pre>PSQLException: FATAL at com.example.Messages.send(Messages.java:17) secret=hunter2 http://127.0.0.1:${port}/v1/messages</pre>`;
  site.provider.intercept(respondTo('/v1/messages', () => new Response(trace, { status: 500 })));
  const submitted = withToken();
  const responses = [await postJson(site, submitted), await postForm(site, submitted)];
  const { token } = await storedSession(site);
  for (const response of responses) {
    expect(response.status).toBe(503);
    const text = JSON.stringify([...response.headers]) + (await response.text());
    expect(text).toContain('The content service answered 500.');
    for (const inside of ['Internal Server', 'PSQL', 'java', 'hunter2', `:${port}`, token]) {
      expect(text).not.toContain(inside);
    }
  }
});

test('the page shows the error, too, and another way to contact the ministry', async () => {
  site.provider.intercept(respondTo('/v1/messages', () => 'reset'));
  const page = await readPage(postForm(site, withToken()));
  expect(page.status).toBe(503);
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(page.text('main form')).toContain(`Submission Error: ${inDoubt}`);
  expect(page.hrefs('main form a')).toContain('mailto:contact@example.org');
  expect(fieldsOf(page)).toEqual(damaris);
});
