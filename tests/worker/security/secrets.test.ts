import { afterEach, expect, test, vi } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { type Site, startSite } from '../../support/site.ts';
import { storedSession } from '../../support/stored-in-kv.ts';
import { failure } from '../../support/watched-provider.ts';

let site: Site;

afterEach(() => site.close());

const paths = [
  ...['/', '/apologetics', '/quotes', '/articles', '/resources', '/nowhere'],
  ...['/articles/7350186942201573301', '/articles/unknown', '/%zz', '/apologetics?q=%00'],
  ...['/apologetics?pageToken=refused', '/quotes?q=&label=Hell', '/api/organization'],
  ...['/api/thoughts', '/api/featured', '/api/articles/unknown', '/api/quotes?pageToken=refused'],
  ...['/api/nowhere', '/api/%zz'],
];

/** The responses at the paths, including headers. */
async function responseTexts(requested: string[]): Promise<string[]> {
  return Promise.all(
    requested.map(async (path) => {
      const response = await site.get(path);
      return JSON.stringify([...response.headers]) + (await response.text());
    }),
  );
}

async function logLines(atLeast: number): Promise<string[]> {
  return vi.waitFor(() => {
    expect(site.log.length).toBeGreaterThanOrEqual(atLeast);
    return site.log;
  });
}

test('no response or log line contains a secret or token', async () => {
  site = await startSite();
  const responses = await responseTexts(paths);
  const secrets = [defaults.clientSecret, (await storedSession(site)).token];
  site.provider.revokeTokens();
  responses.push(...(await responseTexts(['/apologetics?label=Mark', '/api/quotes?label=Hell'])));
  await vi.waitFor(async () => expect(secrets).not.toContain((await storedSession(site)).token));
  secrets.push((await storedSession(site)).token);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  responses.push(...(await responseTexts(['/apologetics?label=Luke', '/api/thoughts?q=God'])));
  const lines = [...responses, ...(await logLines(responses.length))];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});

test('credentials that the provider rejects are not repeated', async () => {
  site = await startSite({ CLIENT_ID: 'refused-client', CLIENT_SECRET: 'refused-secret' });
  const responses = await responseTexts(['/apologetics', '/api/thoughts']);
  const lines = [...responses, ...(await logLines(2))].join('\n');
  expect(lines).not.toMatch(/refused-(client|secret)/);
});
