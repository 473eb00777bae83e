import { expect, test } from 'vitest';
import {
  configSchema,
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
  return configSchema.parse({
    ...complete,
    ...production,
    previews: { ...complete.previews, ...previews },
  });
}

const withVars = (changed: object) => ({ vars: { ...vars, ...changed } });
const withPreviewVars = (changed: object) => ({ vars: { ...previewVars, ...changed } });
const withKv = (id: string) => ({ kv_namespaces: [{ binding: 'KV', id }] });

test('a complete configuration can be deployed', () => {
  const cache = { enabled: true };
  expect(deploymentProblems(config({ cache }), 'production')).toEqual([]);
  expect(deploymentProblems(config(), 'preview')).toEqual([]);
});

const ofProduction = {
  'vars.CLIENT_ID is still FILL-IN.': withVars({ CLIENT_ID: 'FILL-IN' }),
  'SITE_URL is http://www.a.test, but it': withVars({ SITE_URL: 'http://www.a.test' }),
  'Production cannot show sample content': withVars({ API_HOST: 'embedded' }),
  'CLIENT_SECRET is a secret and has no place': withVars({ CLIENT_SECRET: 'open' }),
  'CLIENT_SECRET: ': { secrets: {} },
  'cross_version_cache is on': { cache: { enabled: true, cross_version_cache: true } },
};

test.each(Object.entries(ofProduction))('production is not deployed: %s', (problem, changed) => {
  expect(deploymentProblems(config(changed), 'production')).toEqual([
    expect.stringContaining(problem),
  ]);
});

const ofPreviews = {
  'DEPLOYMENT of previews is not "preview".': withPreviewVars({
    ...{ DEPLOYMENT: 'local', SITE_URL: 'https://preview.test' },
  }),
  'LEGAL_ENTITY: ': withPreviewVars({ LEGAL_ENTITY: '' }),
  'kv_namespaces.0.id is still FILL-IN-kv.': withKv('FILL-IN-kv'),
  'Previews lack the binding LIMIT.': { ratelimits: [] },
};

test.each(Object.entries(ofPreviews))('a preview is not deployed: %s', (problem, changed) => {
  expect(deploymentProblems(config({}, changed), 'preview')).toEqual([
    expect.stringContaining(problem),
  ]);
});

const shared = {
  "Previews use production's resource production-kv.": withKv('production-kv'),
  "Previews have production's CLIENT_ID.": withPreviewVars({ CLIENT_ID: vars.CLIENT_ID }),
  'Previews name the secret RECAPTCHA_API_KEY.': withPreviewVars({ RECAPTCHA_API_KEY: 'open' }),
};

test.each(Object.entries(shared))('nothing is deployed: %s', (problem, changed) => {
  const sharing = config({}, changed);
  expect(sharedWithProduction(sharing)).toEqual([problem]);
  for (const target of ['production', 'preview'] as const) {
    expect(deploymentProblems(sharing, target)).toContain(problem);
  }
});

test("the site's own previews share nothing with production", async () => {
  expect(sharedWithProduction(await readDeploymentConfig())).toEqual([]);
});
