import { expect, test } from 'vitest';
import { localSettings } from '../../../scripts/local-settings.ts';
import { parseSettings, SettingsError, siteOf } from '../../../worker/settings.ts';

const API_HOST = 'https://api.example.org';
const SITE_URL = 'https://site.example';
const complete = localSettings({
  siteUrl: `${SITE_URL}/`,
  providerUrl: API_HOST,
  environment: { API_HOST, DEPLOYMENT: 'production' },
});

function errorMessage(settings: Record<string, unknown>): string {
  try {
    parseSettings(settings);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return String(error);
  }
  return 'none';
}

test('complete settings are accepted, the canonical origin without its slash', () => {
  const settings = { ...complete, KV: {}, ASSETS: {} };
  expect(parseSettings(settings)).toMatchObject({ ...complete, SITE_URL });
});

test("the bot check's script is by default Google's, or that of the embedded provider", () => {
  const scriptOf = (settings: Record<string, string>) =>
    siteOf(parseSettings({ ...complete, ...settings }, undefined, true)).recaptcha.scriptUrl;
  expect(scriptOf({})).toMatch(/^https:\/\/www\.google\.com\//);
  expect(scriptOf({ API_HOST: 'embedded' })).toBe(`${SITE_URL}/recaptcha/enterprise.js`);
  const RECAPTCHA_SCRIPT_URL = 'http://localhost:8788/recaptcha/enterprise.js';
  expect(scriptOf({ RECAPTCHA_SCRIPT_URL })).toBe(RECAPTCHA_SCRIPT_URL);
});

test.each(Object.keys(complete))('a missing or empty %s is named', (name) => {
  for (const value of [undefined, '', '  ']) {
    const message = errorMessage({ ...complete, [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain(complete.CLIENT_SECRET);
  }
});

test.each([
  ['API_HOST', 'not-an-address'],
  ['API_HOST', 'ftp://files.example.org'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['BIBLE_URL', 'https://bible.example/'],
  ['API_HOST', 'embedded-elsewhere'],
  ['DEPLOYMENT', 'staging'],
  ['BLOG_ID_QUOTES', '1e3'],
  ['BLOG_ID_RESOURCES', '12 34'],
])('%s cannot be %j, and the error does not repeat it', (name, value) => {
  const message = errorMessage({ ...complete, [name]: value });
  expect(message).toContain(name);
  expect(message).not.toContain(value);
});

test("a preview's origin is that of the request unless it is set; production's must be set", () => {
  const { SITE_URL: _, ...withoutUrl } = complete;
  const origin = 'https://branch.site.example';
  const preview = { ...withoutUrl, DEPLOYMENT: 'preview' };
  expect(parseSettings(preview, origin).SITE_URL).toBe(origin);
  expect(parseSettings({ ...preview, SITE_URL }, origin).SITE_URL).toBe(SITE_URL);
  for (const DEPLOYMENT of ['production', 'local']) {
    expect(() => parseSettings({ ...withoutUrl, DEPLOYMENT }, origin)).toThrow('SITE_URL: ');
  }
});

test('the embedded provider needs no secrets or keys, and production needs embedded content', () => {
  const { CLIENT_SECRET: _, RECAPTCHA_SITE_KEY: __, ...withoutSecrets } = complete;
  const embedded: Record<string, string> = { ...withoutSecrets, API_HOST: 'embedded' };
  expect(errorMessage(embedded)).toContain('API_HOST: Production');
  expect(parseSettings(embedded, undefined, true).API_HOST).toBe('embedded');
  const { BLOG_ID_QUOTES: _id, ...withoutId } = embedded;
  expect(parseSettings({ ...withoutId, DEPLOYMENT: 'preview' })).toMatchObject({
    API_HOST: 'embedded',
    BLOG_ID_QUOTES: expect.stringMatching(/^\d+$/),
  });
});
