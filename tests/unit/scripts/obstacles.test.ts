import { expect, test } from 'vitest';
import {
  parseDeploymentConfig,
  readDeploymentConfig,
} from '../../../scripts/deployment/deployment-config.ts';
import { obstacles } from '../../../scripts/deployment/obstacles.ts';
import { sharedWithProduction } from '../../../scripts/deployment/shared-with-production.ts';

const vars = {
  DEPLOYMENT: 'production',
  SITE_URL: 'https://www.areopagus.test',
  API_HOST: 'https://api.areopagus.test',
  CLIENT_ID: 'production-client',
  BLOG_ID_THOUGHTS: '11',
  BLOG_ID_QUOTES: '12',
  BLOG_ID_ARTICLES: '13',
  BLOG_ID_RESOURCES: '14',
  POST_ID_SEARCH_TIPS: '15',
  POST_ID_USAGE_NOTES: '16',
  PRODUCT_NAME: 'Areopagus',
  LEGAL_ENTITY: 'A Ministry',
  SUPPORT_EMAIL: 'help@areopagus.test',
  MESSAGE_RECIPIENT: 'mail@areopagus.test',
  MESSAGE_RECIPIENT_NAME: 'A Ministry',
  MESSAGE_RECIPIENT_ORG: 'A Ministry',
  RECAPTCHA_SITE_KEY: 'production-key',
};

const previewVars = {
  DEPLOYMENT: 'preview',
  API_HOST: 'embedded',
  PRODUCT_NAME: 'Areopagus',
  LEGAL_ENTITY: 'A Ministry',
  SUPPORT_EMAIL: 'help@areopagus.test',
};

const filledIn = {
  routes: [{ pattern: 'www.areopagus.test', custom_domain: true }],
  kv_namespaces: [{ binding: 'KV', id: 'production-kv' }],
  ratelimits: [{ name: 'LIMIT', namespace_id: '1001', simple: { limit: 10, period: 60 } }],
  secrets: { required: ['CLIENT_SECRET'] },
  vars,
  previews: {
    vars: previewVars,
    kv_namespaces: [{ binding: 'KV', id: 'previews-kv' }],
    ratelimits: [{ name: 'LIMIT', namespace_id: '1002', simple: { limit: 10, period: 60 } }],
  },
};

/** The configuration with some of production's and of previews' parts changed. */
function config(production: object = {}, previews: object = {}) {
  return parseDeploymentConfig({
    ...filledIn,
    ...production,
    previews: { ...filledIn.previews, ...previews },
  });
}

test('what is filled in can be deployed', () => {
  expect(obstacles(config(), 'production')).toEqual([]);
  expect(obstacles(config(), 'preview')).toEqual([]);
});

test.each<[says: string, changed: object]>([
  ['vars.CLIENT_ID is still FILL-IN.', { vars: { ...vars, CLIENT_ID: 'FILL-IN' } }],
  [
    'kv_namespaces.0.id is still FILL-IN-production-kv.',
    { kv_namespaces: [{ binding: 'KV', id: 'FILL-IN-production-kv' }] },
  ],
  [
    'vars.API_HOST is still https://api.example.org.',
    { vars: { ...vars, API_HOST: 'https://api.example.org' } },
  ],
  ['BLOG_ID_QUOTES: ', { vars: { ...vars, BLOG_ID_QUOTES: '' } }],
  ['CLIENT_SECRET: ', { secrets: {} }],
  ['Production cannot show sample content', { vars: { ...vars, API_HOST: 'embedded' } }],
  ['CLIENT_SECRET is a secret and has no place', { vars: { ...vars, CLIENT_SECRET: 'open' } }],
  [
    'SITE_URL is at www.areopagus.test, but the site is deployed to areopagus.test.',
    { routes: [{ pattern: 'areopagus.test', custom_domain: true }] },
  ],
])('production is not deployed: %s', (says, changed) => {
  expect(obstacles(config(changed), 'production')).toEqual([expect.stringContaining(says)]);
});

test.each<[says: string, changed: object]>([
  [
    'DEPLOYMENT of previews is not "preview".',
    { vars: { ...previewVars, DEPLOYMENT: 'local', SITE_URL: 'http://preview.test' } },
  ],
  ['LEGAL_ENTITY: ', { vars: { ...previewVars, LEGAL_ENTITY: '' } }],
  [
    'kv_namespaces.0.id is still FILL-IN-previews-kv.',
    { kv_namespaces: [{ binding: 'KV', id: 'FILL-IN-previews-kv' }] },
  ],
  ['Previews lack the binding LIMIT.', { ratelimits: [] }],
])('a preview is not deployed: %s', (says, changed) => {
  expect(obstacles(config({}, changed), 'preview')).toEqual([expect.stringContaining(says)]);
});

test('no placeholder of previews stands in the way of production, and the reverse', () => {
  const unfinished = { kv_namespaces: [{ binding: 'KV', id: 'FILL-IN' }] };
  expect(obstacles(config({}, unfinished), 'production')).toEqual([]);
  expect(obstacles(config(unfinished), 'preview')).toEqual([]);
});

test.each<[says: string, changed: object]>([
  [
    "Previews use production's resource production-kv.",
    { kv_namespaces: [{ binding: 'KV', id: 'production-kv' }] },
  ],
  [
    "Previews use production's resource 1001.",
    { ratelimits: [{ name: 'LIMIT', namespace_id: '1001' }] },
  ],
  [
    "Previews have production's CLIENT_ID.",
    { vars: { ...previewVars, CLIENT_ID: vars.CLIENT_ID } },
  ],
  [
    "Previews have production's MESSAGE_RECIPIENT.",
    { vars: { ...previewVars, MESSAGE_RECIPIENT: vars.MESSAGE_RECIPIENT } },
  ],
  ['Previews name the secret CLIENT_SECRET.', { secrets: { required: ['CLIENT_SECRET'] } }],
  [
    'Previews name the secret RECAPTCHA_API_KEY.',
    { vars: { ...previewVars, RECAPTCHA_API_KEY: 'open' } },
  ],
])('neither production nor a preview is deployed: %s', (says, changed) => {
  const sharing = config({}, changed);
  expect(sharedWithProduction(sharing)).toEqual([says]);
  for (const target of ['production', 'preview'] as const) {
    expect(obstacles(sharing, target)).toContain(says);
  }
});

test("the site's own previews share nothing with production", () => {
  expect(sharedWithProduction(readDeploymentConfig('wrangler.toml'))).toEqual([]);
});
