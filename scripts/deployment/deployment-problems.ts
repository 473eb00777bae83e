import { parseSettings, SettingsError, secretNames } from '../../worker/settings.ts';
import { bindingName, bindingsOf } from './bindings.ts';
import { type Deployment, type DeploymentConfig, textsOf } from './deployment-config.ts';
import { sharedWithProduction } from './shared-with-production.ts';

type Target = 'production' | 'preview';

/** What stands between wrangler.toml and a deployment, each in a sentence. */
export function obstacles(config: DeploymentConfig, target: Target): string[] {
  const { previews, ...production } = config;
  const deployment = target === 'preview' ? previews : production;
  // No file names the secrets of previews: whether they were handed over cannot be seen here.
  const secrets = target === 'preview' ? secretNames : production.secrets.required;
  return [
    ...placeholders(deployment),
    ...wrongSettings(deployment, secrets),
    ...insecureUrls(deployment),
    ...wrongIds(deployment),
    ...writtenSecrets(deployment),
    ...wrongKind(deployment, target),
    ...(target === 'preview' ? lackingBindings(config) : strayDomain(config)),
    ...sharedWithProduction(config),
  ];
}

const placeholder = /FILL-IN|\bexample\.(org|com|net)\b/;

function placeholders(deployment: Deployment): string[] {
  return textsOf(deployment)
    .filter(([, text]) => placeholder.test(text))
    .map(([path, text]) => `${path} is still ${text}.`);
}

function wrongSettings({ vars }: Deployment, secrets: string[]): string[] {
  const given = Object.fromEntries(secrets.map((name) => [name, 'given']));
  try {
    parseSettings({ ...given, ...vars }, 'https://preview.invalid');
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return [error.message];
    throw error;
  }
}

/** The Worker itself takes http, for local runs; at Cloudflare it would send secrets and visitors unencrypted. */
function insecureUrls({ vars }: Deployment): string[] {
  return Object.entries(vars)
    .filter(([, value]) => /^\s*http:/i.test(String(value)))
    .map(([name, value]) => `${name} is ${value}, but it must be https.`);
}

/** The backend's ids are numbers in quotes (specification, section 3). The Worker also takes the embedded provider's. */
function wrongIds({ vars }: Deployment): string[] {
  return Object.entries(vars).flatMap(([name, value]) => {
    if (!/^(BLOG|POST)_ID_/.test(name) || typeof value !== 'string') return [];
    const id = value.trim();
    if (id === '' || /^\d+$/.test(id) || placeholder.test(id)) return [];
    return [`${name} is "${id}", but an id consists of digits only.`];
  });
}

function writtenSecrets({ vars }: Deployment): string[] {
  return secretNames
    .filter((name) => name in vars)
    .map((name) => `${name} is a secret and has no place in wrangler.toml.`);
}

function wrongKind({ vars }: Deployment, target: Target): string[] {
  if (vars.DEPLOYMENT === target) return [];
  const whose = target === 'preview' ? 'previews' : target;
  return [`DEPLOYMENT of ${whose} is not "${target}".`];
}

function lackingBindings({ previews, ...production }: DeploymentConfig): string[] {
  const bound = bindingNames(previews);
  const lacking = [...bindingNames(production)].filter((name) => !bound.has(name));
  return lacking.map((name) => `Previews lack the binding ${name}.`);
}

function bindingNames(deployment: Deployment): Set<unknown> {
  return new Set(bindingsOf(deployment).map(bindingName).filter(Boolean));
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
