import { expect, test } from 'vitest';
import { defaults } from '../../../../sample-provider/defaults.ts';
import { postJson, withToken } from '../../../support/contact-post.ts';
import { siteForTests } from '../../../support/content-site.ts';
import { failure, respondTo } from '../../../support/watched-provider.ts';

const site = siteForTests();

/** The outcome of the last call to the provider, on a healthy site. */
async function lastOutcome() {
  const response = await site.get('/healthz');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Security-Policy')).toBeTruthy();
  const { provider, ...health } = await response.json();
  expect(health).toEqual({
    settings: { valid: true, invalid: [] },
    kv: { reachable: true },
    crawl: { isComplete: false, posts: 0, labels: 0 },
  });
  return provider;
}

const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test('the check calls no provider, and shows the outcome of the last call without a secret', async () => {
  expect(await lastOutcome()).toBeNull();
  expect(site.calls).toEqual([]);
  await site.read('/api/quotes');
  expect(await lastOutcome()).toEqual({ at, status: 200, failure: null });
  const logged = JSON.stringify(site.log.mock.calls);
  expect(logged).toContain('/api/');
  expect(logged).not.toContain('/healthz');
  const text = await (await site.get('/healthz')).text();
  for (const secret of [defaults.clientSecret, defaults.clientId, '127.0.0.1', 'localhost']) {
    expect(text).not.toContain(secret);
  }
});

const words = 'A sorrow that is for the pastor only.';

// tests/unit/worker/provider/provider-call.test.ts has the outcomes.
test('after a failure the site stays healthy, and no text of a visitor is repeated', async () => {
  site.intercept(respondTo('/v1/messages', () => failure(400, words)));
  expect((await postJson(site, withToken())).ok).toBe(false);
  expect(await lastOutcome()).toEqual({ at, status: 400, failure: 'http' });
});
