import { parseSettings, SettingsError, secretNames } from '../../worker/settings.ts';
import { type Deployment, type DeploymentConfig, stringsIn } from './deployment-config.ts';

const placeholder = /FILL-IN|\bexample\.(org|com|net)\b/;

/** Returns the problems in wrangler.toml that prevent a deployment, one sentence each. */
export function deploymentProblems(
  config: DeploymentConfig,
  target: 'production' | 'preview',
): string[] {
  const { previews, ...production } = config;
  const deployment = target === 'preview' ? previews : production;
  // The secrets of previews are in no file, so this check assumes that they are set.
  const secrets = target === 'preview' ? secretNames : production.secrets.required;
  const problems = [
    ...stringsIn(deployment).flatMap(([path, text]) =>
      placeholder.test(text) ? `${path} is still ${text}.` : [],
    ),
    ...invalidSettings(deployment, secrets),
    ...invalidValues(deployment),
  ];
  if (deployment.vars.DEPLOYMENT !== target) {
    problems.push(
      `DEPLOYMENT of ${target === 'preview' ? 'previews' : target} is not "${target}".`,
    );
  }
  // By default each version of the Worker has its own cache.
  if (deployment.cache?.cross_version_cache) {
    problems.push('cache.cross_version_cache is on: a page could name files of another version.');
  }
  if (target === 'preview') problems.push(...missingBindings(config));
  return [...problems, ...sharedWithProduction(config)];
}

function invalidSettings({ vars }: Deployment, secrets: string[]): string[] {
  const secretValues = Object.fromEntries(secrets.map((name) => [name, 'secret']));
  try {
    const hasContent = Boolean(process.env.CONTENT_DIR);
    parseSettings({ ...secretValues, ...vars }, 'https://preview.invalid', hasContent);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return [error.message];
    throw error;
  }
}

/** http, which the Worker accepts in local runs, would send secrets and visitors' data unencrypted. */
function invalidValues({ vars }: Deployment): string[] {
  const insecure = Object.entries(vars).filter(([, value]) => /^\s*http:/i.test(String(value)));
  const secrets = secretNames.filter((name) => name in vars);
  return [
    ...insecure.map(([name, value]) => `${name} is ${value}, but it must be https.`),
    ...secrets.map((name) => `${name} is a secret and has no place in wrangler.toml.`),
  ];
}

/** The tables of a deployment in wrangler.toml that bind a resource, such as a KV namespace, to a name in the code. */
function bindingsOf({ vars: _, secrets: __, ...rest }: Deployment): Record<string, unknown>[] {
  return Object.entries(rest)
    .filter(([section]) => !['routes', 'assets', 'previews'].includes(section))
    .flatMap(([, tables]) => tables)
    .filter((table): table is Record<string, unknown> => Object(table) === table);
}

function missingBindings({ previews, ...production }: DeploymentConfig): string[] {
  const names = (deployment: Deployment) =>
    bindingsOf(deployment).flatMap(({ binding, name }) => binding ?? name ?? []);
  const bound = new Set(names(previews));
  const missing = names(production).filter((name) => !bound.has(name));
  return missing.map((name) => `Previews lack the binding ${name}.`);
}

/** The settings that may have the same value in production and in previews. */
const shareableSettings = new Set(
  `API_HOST PRODUCT_NAME LEGAL_ENTITY SUPPORT_EMAIL SCRIPTURE_LINKS RECAPTCHA_SCRIPT_URL
   RECAPTCHA_API_HOST RECAPTCHA_MIN_SCORE LECTIONARY BIBLE_URL`.split(/\s+/),
);

/** Returns the resources, settings, and secrets of production that previews use, one sentence each. */
export function sharedWithProduction({ previews, ...production }: DeploymentConfig): string[] {
  const ofProduction = resourcesOf(production);
  const resources = [...resourcesOf(previews)].filter((id) => ofProduction.has(id));
  const secrets = new Set([...secretNames, ...production.secrets.required]);
  const named = [...Object.keys(previews.vars), ...previews.secrets.required];
  return [
    ...resources.map((id) => `Previews use production's resource ${id}.`),
    ...sharedSettings(previews, production),
    ...named.filter((name) => secrets.has(name)).map((name) => `Previews name the secret ${name}.`),
  ];
}

/** The identifiers of bound resources: all texts of the bindings but their names. */
function resourcesOf(deployment: Deployment): Set<string> {
  const texts = bindingsOf(deployment).flatMap(({ binding: _, name: __, ...rest }) =>
    stringsIn(rest),
  );
  return new Set(texts.map(([, text]) => text));
}

/** Compares values under all names: a preview must not have a blog id of production as the id of another blog. */
function sharedSettings(previews: Deployment, production: Deployment): string[] {
  const ofProduction = ownSettings(production);
  return ownSettings(previews).flatMap(([name, value]) => {
    const same = ofProduction.filter(([, own]) => own === value).map(([own]) => own);
    if (same.length === 0) return [];
    return [`Previews have production's ${same.includes(name) ? name : `${same[0]} as ${name}`}.`];
  });
}

/** Returns settings with their values as the Worker reads them: trimmed, and a URL as its origin. */
function ownSettings({ vars }: Deployment): [name: string, value: string][] {
  return Object.entries(vars)
    .filter(([name]) => !shareableSettings.has(name))
    .map(([name, value]) => {
      const text = String(value).trim();
      return [name, (/^https?:/i.test(text) && URL.parse(text)?.origin) || text];
    });
}
