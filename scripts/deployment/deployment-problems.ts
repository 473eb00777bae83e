import { parseSettings, SettingsError, secretNames } from '../../worker/settings.ts';
import { bindingName, bindingsOf } from './bindings.ts';
import { type Deployment, type DeploymentConfig, stringsIn } from './deployment-config.ts';
import { sharedWithProduction } from './shared-with-production.ts';

type Target = 'production' | 'preview';

/** Returns the problems in wrangler.toml that prevent a deployment, one sentence each. */
export function deploymentProblems(config: DeploymentConfig, target: Target): string[] {
  const { previews, ...production } = config;
  const deployment = target === 'preview' ? previews : production;
  // The secrets of previews are in no file, so this check assumes that they are set.
  const secrets = target === 'preview' ? secretNames : production.secrets.required;
  return [
    ...placeholders(deployment),
    ...invalidSettings(deployment, secrets),
    ...insecureUrls(deployment),
    ...invalidIds(deployment),
    ...exposedSecrets(deployment),
    ...mismatchedDeployment(deployment, target),
    ...(target === 'preview' ? missingBindings(config) : mismatchedDomain(config)),
    ...sharedWithProduction(config),
  ];
}

const placeholder = /FILL-IN|\bexample\.(org|com|net)\b/;

function placeholders(deployment: Deployment): string[] {
  return stringsIn(deployment)
    .filter(([, text]) => placeholder.test(text))
    .map(([path, text]) => `${path} is still ${text}.`);
}

function invalidSettings({ vars }: Deployment, secrets: string[]): string[] {
  const secretValues = Object.fromEntries(secrets.map((name) => [name, 'secret']));
  // Placeholders are reported already.
  const filledIn = Object.entries(vars).map(([name, value]) => [
    name,
    value === 'FILL-IN' ? '0' : value,
  ]);
  try {
    parseSettings({ ...secretValues, ...Object.fromEntries(filledIn) }, 'https://preview.invalid');
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return [error.message];
    throw error;
  }
}

/** The Worker accepts http for local runs. In a deployment, http would send secrets and visitors' data unencrypted. */
function insecureUrls({ vars }: Deployment): string[] {
  return Object.entries(vars)
    .filter(([, value]) => /^\s*http:/i.test(String(value)))
    .map(([name, value]) => `${name} is ${value}, but it must be https.`);
}

/** The ids of the fixed articles are strings of digits in a deployment. The settings check those of blogs. */
function invalidIds({ vars }: Deployment): string[] {
  return Object.entries(vars).flatMap(([name, value]) => {
    if (!/^POST_ID_/.test(name) || typeof value !== 'string') return [];
    const id = value.trim();
    if (id === '' || /^\d+$/.test(id) || placeholder.test(id)) return [];
    return [`${name} is "${id}", but an id consists of digits only.`];
  });
}

function exposedSecrets({ vars }: Deployment): string[] {
  return secretNames
    .filter((name) => name in vars)
    .map((name) => `${name} is a secret and has no place in wrangler.toml.`);
}

function mismatchedDeployment({ vars }: Deployment, target: Target): string[] {
  if (vars.DEPLOYMENT === target) return [];
  const whose = target === 'preview' ? 'previews' : target;
  return [`DEPLOYMENT of ${whose} is not "${target}".`];
}

function missingBindings({ previews, ...production }: DeploymentConfig): string[] {
  const bound = bindingNames(previews);
  const missing = [...bindingNames(production)].filter((name) => !bound.has(name));
  return missing.map((name) => `Previews lack the binding ${name}.`);
}

function bindingNames(deployment: Deployment): Set<unknown> {
  return new Set(bindingsOf(deployment).map(bindingName).filter(Boolean));
}

/** SITE_URL must be at the domain that the site is deployed to. */
function mismatchedDomain({ routes, vars }: DeploymentConfig): string[] {
  const { host } = URL.canParse(String(vars.SITE_URL))
    ? new URL(String(vars.SITE_URL))
    : { host: undefined };
  const domains = routes.filter((route) => route.custom_domain).map(({ pattern }) => pattern);
  if (domains.length === 0 || domains.some((domain) => domain === host)) return [];
  return [`SITE_URL is at ${host}, but the site is deployed to ${domains.join(', ')}.`];
}
