import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../../worker/middleware/security-headers.ts';
import { postJson, withToken } from '../../../support/contact-post.ts';
import { contentSite } from '../../../support/content-site.ts';
import { failure } from '../../../support/watched-provider.ts';

const inline = { script: `'sha256-${'A'.repeat(43)}='`, style: `'sha256-${'B'.repeat(43)}='` };

async function parsedPolicy(path: string, botCheckScript?: string) {
  const app = new Hono().use(securityHeaders(inline, botCheckScript)).all('*', (c) => c.text(''));
  const { headers } = await app.request(path);
  return new CspParser(headers.get('Content-Security-Policy') ?? '').csp;
}

const policyOf = async (...parameters: Parameters<typeof parsedPolicy>) =>
  (await parsedPolicy(...parameters)).directives;

const everywhere = {
  'default-src': ["'none'"],
  'script-src': ["'self'", inline.script],
  'style-src': [inline.style],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'img-src': ["'self'", 'https:', 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const withPlayer = {
  ...everywhere,
  'frame-src': ['https://www.youtube-nocookie.com'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['content'],
};

const google = 'https://www.google.com/recaptcha/enterprise.js';

test("Google's bot check is allowed on the contact page, which plays no video", async () => {
  expect(await policyOf('/contact', google)).toEqual({
    ...everywhere,
    'script-src': [
      "'self'",
      inline.script,
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ["'self'", 'https://www.google.com/recaptcha/'],
  });
});

test('the bot check is not allowed elsewhere, where videos play', async () => {
  for (const path of ['/', '/contact/', '/contact/more', '/Contact', '/nowhere?/contact', '/api/a'])
    expect(await policyOf(path, google), path).toEqual(withPlayer);
  expect(await policyOf('/contact')).toEqual(withPlayer);
});

test('another script is allowed alone, by its URL without the query', async () => {
  const script = 'https://bots.example/check.js';
  const policy = { ...everywhere, 'script-src': ["'self'", inline.script, script] };
  expect(await policyOf('/contact', `${script}?misbehave=throw#x`)).toEqual(policy);
});

test.each(['/quotes', '/contact'])('an evaluator finds the policy of %s safe', async (path) => {
  const findings = new CspEvaluator(await parsedPolicy(path, google)).evaluate();
  const { HIGH, SYNTAX, MEDIUM, HIGH_MAYBE } = Severity;
  const grave = [HIGH, SYNTAX, MEDIUM, HIGH_MAYBE];
  expect(findings.filter(({ severity }) => grave.includes(severity))).toEqual([]);
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
  'tdm-policy',
  'tdm-reservation',
];

async function headersOf(response: Response | Promise<Response>) {
  const { headers } = await response;
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]));
}

test('pages, errors, rejections, redirects, JSON and static files have the same headers', async () => {
  const site = contentSite();
  const expected = await headersOf(site.get('/quotes'));
  for (const name of names) expect(expected[name], name).toBeTruthy();
  site.intercept(() => failure(500, 'Down for repairs.'));
  const files = ['/assets/main-a.js', '/favicon.svg', '/assets/none.js'];
  const pages = ['/nowhere', '/%zz', '/quotes?q=', '/quotes/', '/articles?label=Down'];
  const data = ['/articles/down', '/api/quotes', '/api/articles/down', '/api/none'];
  const responses = await Promise.all([...files, ...pages, ...data].map((path) => site.get(path)));
  const statuses = new Set(responses.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 404, 400, 308, 503]));
  for (const response of responses) {
    expect(await headersOf(response)).toEqual(expected);
  }
});

test('a local site is not indexed, and has no preview banner', async () => {
  const page = await contentSite().read('/quotes');
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(page.texts('[aria-label=Preview]')).toEqual([]);
});

test('each response to a message has the policy of the contact page', async () => {
  const site = contentSite({ RECAPTCHA_SCRIPT_URL: google });
  const { 'Content-Security-Policy': policy } = await headersOf(site.get('/contact'));
  expect(policy).toContain('recaptcha');
  const responses = [postJson(site, {}), postJson(site, withToken())];
  for (const { headers } of await Promise.all(responses)) {
    expect(headers.get('Content-Security-Policy')).toBe(policy);
  }
});
