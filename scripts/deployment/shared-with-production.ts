import { secretNames } from '../../worker/settings.ts';
import { resourcesOf } from './bindings.ts';
import type { Deployment, DeploymentConfig } from './deployment-config.ts';

/** The settings that may have the same value in production and in previews. */
const shareableSettings = new Set([
  'API_HOST',
  'PRODUCT_NAME',
  'LEGAL_ENTITY',
  'SUPPORT_EMAIL',
  'RECAPTCHA_SCRIPT_URL',
  'RECAPTCHA_API_HOST',
  'RECAPTCHA_MIN_SCORE',
  'SCRIPTURE_LINKS',
  'WORKERS_PLAN',
  'LECTIONARY',
  'ACCESS_TEAM',
]);

/** Returns the resources, settings, and secrets of production that previews use, one sentence each. */
export function sharedWithProduction(config: DeploymentConfig): string[] {
  const { previews, ...production } = config;
  const ofProduction = resourcesOf(production);
  const resources = [...resourcesOf(previews)].filter((id) => ofProduction.has(id));
  const secrets = new Set([...secretNames, ...production.secrets.required]);
  const secretsOfPreviews = [...Object.keys(previews.vars), ...previews.secrets.required].filter(
    (name) => secrets.has(name),
  );
  return [
    ...resources.map((id) => `Previews use production's resource ${id}.`),
    ...sharedSettings(config),
    ...secretsOfPreviews.map((name) => `Previews name the secret ${name}.`),
  ];
}

/** Compares values under all names: a preview must not have a blog id of production as the id of another blog. */
function sharedSettings({ previews, ...production }: DeploymentConfig): string[] {
  const ofProduction = ownSettings(production);
  return ownSettings(previews).flatMap(([name, value]) => {
    const [first, ...others] = ofProduction.filter(([, own]) => own === value).map(([own]) => own);
    if (first === undefined) return [];
    const isItself = first === name || others.includes(name);
    return [`Previews have production's ${isItself ? name : `${first} as ${name}`}.`];
  });
}

function ownSettings({ vars }: Deployment): [name: string, value: string][] {
  return Object.entries(vars)
    .filter(([name]) => !shareableSettings.has(name))
    .map(([name, value]) => [name, normalize(String(value))]);
}

/** Normalizes a value as the Worker does: trims it, and reduces a URL to its origin. */
function normalize(value: string): string {
  const text = value.trim();
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).origin : text;
}
