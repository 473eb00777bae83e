import { expect, test } from 'vitest';
import {
  parseDeploymentConfig,
  readDeploymentConfig,
} from '../../../scripts/deployment/deployment-config.ts';
import {
  deploymentProblems,
  sharedWithProduction,
} from '../../../scripts/deployment/deployment-problems.ts';
import { localSettings } from '../../../scripts/local-settings.ts';

const { CLIENT_SECRET: _, ...vars } = localSettings({
  siteUrl: 'https://www.areopagus.test',
  providerUrl: 'https://api.areopagus.test',
  environment: {
    DEPLOYMENT: 'production',
    API_HOST: 'https://api.areopagus.test',
    SUPPORT_EMAIL: 'help@areopagus.test',
    MESSAGE_RECIPIENT: 'mail@areopagus.test',
  },
});

const { PRODUCT_NAME, LEGAL_ENTITY, SUPPORT_EMAIL } = vars;
const previewVars = {
  ...{ DEPLOYMENT: 'preview', API_HOST: 'embedded' },
  ...{ PRODUCT_NAME, LEGAL_ENTITY, SUPPORT_EMAIL },
};

const complete = {
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

/** Returns the configuration with changes to production and previews. */
function config(production: object = {}, previews: object = {}) {
  return parseDeploymentConfig({
    ...complete,
    ...production,
    previews: { ...complete.previews, ...previews },
  });
}

const withVars = (changed: object) => ({ vars: { ...vars, ...changed } });

test('a complete configuration can be deployed', () => {
  const cache = { enabled: true };
  expect(deploymentProblems(config({ cache }), 'production')).toEqual([]);
  expect(deploymentProblems(config(), 'preview')).toEqual([]);
});

test.each<
  [target: 'production' | 'preview', problem: string, production: object, preview?: object]
>([
  ['production', 'vars.CLIENT_ID is still FILL-IN.', withVars({ CLIENT_ID: 'FILL-IN' })],
  [
    'production',
    'SITE_URL is http://www.areopagus.test, but it',
    withVars({ SITE_URL: 'http://www.areopagus.test' }),
  ],
  ['production', 'Production cannot show sample content', withVars({ API_HOST: 'embedded' })],
  ['production', 'CLIENT_SECRET is a secret and has no place', withVars({ CLIENT_SECRET: 'open' })],
  ['production', 'CLIENT_SECRET: ', { secrets: {} }],
  [
    'production',
    'cross_version_cache is on',
    { cache: { enabled: true, cross_version_cache: true } },
  ],
  [
    'preview',
    'DEPLOYMENT of previews is not "preview".',
    {},
    { vars: { ...previewVars, DEPLOYMENT: 'local', SITE_URL: 'https://preview.test' } },
  ],
  ['preview', 'LEGAL_ENTITY: ', {}, { vars: { ...previewVars, LEGAL_ENTITY: '' } }],
  [
    'preview',
    'kv_namespaces.0.id is still FILL-IN-kv.',
    {},
    { kv_namespaces: [{ binding: 'KV', id: 'FILL-IN-kv' }] },
  ],
  ['preview', 'Previews lack the binding LIMIT.', {}, { ratelimits: [] }],
])('%s is not deployed: %s', (target, problem, production, preview) => {
  expect(deploymentProblems(config(production, preview), target)).toEqual([
    expect.stringContaining(problem),
  ]);
});

test.each<[problem: string, changed: object]>([
  [
    "Previews use production's resource production-kv.",
    { kv_namespaces: [{ binding: 'KV', id: 'production-kv' }] },
  ],
  [
    "Previews have production's CLIENT_ID.",
    { vars: { ...previewVars, CLIENT_ID: vars.CLIENT_ID } },
  ],
  [
    'Previews name the secret RECAPTCHA_API_KEY.',
    { vars: { ...previewVars, RECAPTCHA_API_KEY: 'open' } },
  ],
])('neither production nor a preview is deployed: %s', (problem, changed) => {
  const sharing = config({}, changed);
  expect(sharedWithProduction(sharing)).toEqual([problem]);
  for (const target of ['production', 'preview'] as const) {
    expect(deploymentProblems(sharing, target)).toContain(problem);
  }
});

test("the site's own previews share nothing with production", () => {
  expect(sharedWithProduction(readDeploymentConfig('wrangler.toml'))).toEqual([]);
});
