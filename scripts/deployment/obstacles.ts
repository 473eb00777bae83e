import { parseSettings, SettingsError, secretNames } from '../../worker/settings.ts';
import { bindingsOf, type Deployment, type DeploymentConfig } from './deployment-config.ts';
import { sharedWithProduction } from './shared-with-production.ts';

/** What stands between wrangler.toml and a deployment, each in a sentence. */
export function obstacles(config: DeploymentConfig, target: 'production' | 'preview'): string[] {
  const { previews, ...production } = config;
  const deployment = target === 'preview' ? previews : production;
  return [
    ...placeholders(deployment),
    ...wrongSettings(deployment),
    ...writtenSecrets(deployment),
    ...(target === 'preview' ? wrongPreview(config) : strayDomain(config)),
    ...sharedWithProduction(config),
  ];
}

const placeholder = /FILL-IN|\bexample\.(org|com|net)\b/;

function placeholders(deployment: Deployment): string[] {
  return textsOf(deployment)
    .filter(([, text]) => placeholder.test(text))
    .map(([path, text]) => `${path} is still ${text}.`);
}

/** Every text in a part of the configuration, with the way to it. */
function textsOf(part: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof part === 'string') return [[path.join('.'), part]];
  return Object.entries(Object(part)).flatMap(([key, value]) => textsOf(value, [...path, key]));
}

function wrongSettings({ vars, secrets }: Deployment): string[] {
  const given = Object.fromEntries(secrets.required.map((name) => [name, 'given']));
  try {
    parseSettings({ ...given, ...vars }, 'https://preview.invalid');
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return [error.message];
    throw error;
  }
}

function writtenSecrets({ vars }: Deployment): string[] {
  return secretNames
    .filter((name) => name in vars)
    .map((name) => `${name} is a secret and has no place in wrangler.toml.`);
}

function wrongPreview({ previews, ...production }: DeploymentConfig): string[] {
  const bound = bindingNames(previews);
  const lacking = [...bindingNames(production)].filter((name) => !bound.has(name));
  return [
    ...(previews.vars.DEPLOYMENT === 'preview' ? [] : ['DEPLOYMENT of previews is not "preview".']),
    ...lacking.map((name) => `Previews lack the binding ${name}.`),
  ];
}

function bindingNames(deployment: Deployment): Set<string> {
  return new Set(bindingsOf(deployment).map(({ binding, name }) => String(binding ?? name)));
}

/** The site must be where it says that it is. */
function strayDomain({ routes, vars }: DeploymentConfig): string[] {
  const { host } = URL.canParse(String(vars.SITE_URL))
    ? new URL(String(vars.SITE_URL))
    : { host: undefined };
  const domains = routes.filter((route) => route.custom_domain).map(({ pattern }) => pattern);
  if (domains.length === 0 || domains.some((domain) => domain === host)) return [];
  return [`SITE_URL is at ${host}, but the site is deployed to ${domains.join(', ')}.`];
}
