import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../../worker/middleware/security-headers.ts';

const inline = { script: "'sha256-script'", style: "'sha256-style'" };

async function policyOf(path: string, botCheckScript?: string) {
  const app = new Hono().use(securityHeaders(inline, botCheckScript)).all('*', (c) => c.text(''));
  const { headers } = await app.request(path);
  const directives = headers.get('Content-Security-Policy')?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

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
