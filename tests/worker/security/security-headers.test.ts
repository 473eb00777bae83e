import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { postJson, withToken } from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

// As in production: the stand-in's script is not served over TLS.
const site = await siteForFile({
  RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/enterprise.js',
});

const names = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

async function securityHeaders(response: Response | Promise<Response>) {
  const { headers } = await response;
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]));
}

const policyOf = async (path: string) =>
  (await site.get(path)).headers.get('Content-Security-Policy') ?? '';

// tests/unit/worker/middleware/security-headers.test.ts has the exact policies.
test.each(['/quotes', '/contact'])(
  'an evaluator finds no serious problem in the content security policy of %s',
  async (path) => {
    const { csp } = new CspParser(await policyOf(path));
    const findings = new CspEvaluator(csp).evaluate();
    const { HIGH, SYNTAX, MEDIUM, HIGH_MAYBE } = Severity;
    const grave = [HIGH, SYNTAX, MEDIUM, HIGH_MAYBE];
    expect(findings.filter(({ severity }) => grave.includes(severity))).toEqual([]);
  },
);

test('pages, errors, rejections, redirects, JSON and static files have the same headers', async () => {
  const page = await site.get('/quotes');
  const expected = await securityHeaders(page);
  for (const name of names) expect(expected[name], name).toBeTruthy();
  const [script] = /\/assets\/main-[\w-]+\.js/.exec(await page.text()) ?? [];
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const files = [script, '/favicon.svg', '/assets/none.js'].map(String);
  const pages = ['/nowhere', '/%zz', '/quotes?q=', '/quotes/', '/articles?label=Down'];
  const data = ['/articles/down', '/api/quotes', '/api/articles/down', '/api/none'];
  const responses = await Promise.all([...files, ...pages, ...data].map((path) => site.get(path)));
  const statuses = new Set(responses.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 404, 400, 308, 503]));
  for (const response of responses) {
    expect(await securityHeaders(response), response.url).toEqual(expected);
  }
});

test('a local site is not indexed, and has no preview banner', async () => {
  const page = await site.read('/quotes');
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(page.texts('[aria-label=Preview]')).toEqual([]);
});

test('each response to a message has the policy of the contact page', async () => {
  const policy = await policyOf('/contact');
  expect(policy).toContain('recaptcha');
  const responses = [postJson(site, {}), postJson(site, withToken())];
  for (const { headers } of await Promise.all(responses)) {
    expect(headers.get('Content-Security-Policy')).toBe(policy);
  }
});
