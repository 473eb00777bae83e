import { afterEach, expect, test } from 'vitest';
import { post, postForm, withToken } from '../../support/contact-post.ts';
import { type Site, startSite } from '../../support/site.ts';

let site: Site;

afterEach(() => site.close());

function policyOf({ headers }: Response): Record<string, string[]> {
  const directives = headers.get('Content-Security-Policy')?.split(';') ?? [];
  return Object.fromEntries(
    directives.map((directive) => {
      const [name, ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

const everywhere = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'img-src': ["'self'", 'https:', 'data:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The videos of posts. The contact page is always a document load. */
const player = { 'frame-src': ['https://www.youtube-nocookie.com'] };

/** The bot check creates HTML of its own. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['content'] };

async function expectPolicies(onContact: Record<string, string[]>) {
  const contact = [
    await site.get('/contact'),
    await postForm(site, {}),
    await postForm(site, withToken()),
  ];
  for (const response of contact) expect(policyOf(response)).toEqual(onContact);
  const others = [
    ...['/', '/contact/', '/contact/more', '/Contact', '/nowhere?/contact', '/api/organization'],
  ];
  for (const path of others) {
    const policy = { ...everywhere, ...player, ...trustedTypes };
    expect(policyOf(await site.get(path)), path).toEqual(policy);
  }
  expect(policyOf(await post(site, '', { 'Content-Type': 'text/plain' }))).toEqual(onContact);
}

test("Google's bot check is allowed on the contact page only", async () => {
  site = await startSite({
    RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/enterprise.js',
  });
  await expectPolicies({
    ...everywhere,
    'script-src': [
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ["'self'", 'https://www.google.com/recaptcha/'],
  });
});

test('the stand-in of the bot check is allowed by its own URL', async () => {
  site = await startSite();
  await expectPolicies({
    ...everywhere,
    'script-src': ["'self'", `${site.provider.url}/recaptcha/enterprise.js`],
  });
});

test("the query of a stand-in's URL is not part of the policy", async () => {
  site = await startSite({
    RECAPTCHA_SCRIPT_URL: 'https://bots.example/check.js?misbehave=throw#x',
  });
  expect(policyOf(await site.get('/contact'))['script-src']).toEqual([
    "'self'",
    'https://bots.example/check.js',
  ]);
});
