import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { siteForTests } from '../../support/content-site.ts';
import { everyPage } from '../../support/every-page.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

const site = siteForTests();

const otherPaths = `
  /%zz /apologetics?q=%00 /apologetics?pageToken=refused /quotes?q=&label=Hell /api/organization
  /api/thoughts /api/featured /api/articles/unknown /api/quotes?pageToken=refused /api/nowhere`;
const paths = [...everyPage, ...otherPaths.trim().split(/\s+/)];

/** The responses at the paths, including headers. */
async function responseTexts(requested: string[]): Promise<string[]> {
  return Promise.all(
    requested.map(async (path) => {
      const response = await site.get(path);
      return JSON.stringify([...response.headers]) + (await response.text());
    }),
  );
}

test('no response or log line contains a secret or token', async () => {
  const responses = await responseTexts(paths);
  const { clientId, clientSecret } = defaults;
  const token = async () => {
    await site.settled();
    return JSON.parse(`${site.kv.get('session')}`).token;
  };
  const secrets = [clientId, clientSecret, await token()];
  site.revokeTokens();
  responses.push(...(await responseTexts(['/apologetics?label=Mark', '/api/quotes?label=Hell'])));
  expect(await token()).not.toBe(secrets.at(-1));
  secrets.push(await token());
  site.revokeTokens();
  site.intercept(respondTo('/v1/auth/login', () => failure(401, 'No.')));
  responses.push(...(await responseTexts(['/quotes?label=Evil', '/api/quotes?label=Truth'])));
  site.intercept(() => failure(500, 'Down for repairs.'));
  responses.push(...(await responseTexts(['/apologetics?label=Luke', '/api/thoughts?q=God'])));
  const lines = site.log.mock.calls.map((line) => JSON.stringify(line));
  expect(lines.length).toBeGreaterThanOrEqual(responses.length);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect([...responses, ...lines].filter((line) => line.includes(secret))).toEqual([]);
  }
});
