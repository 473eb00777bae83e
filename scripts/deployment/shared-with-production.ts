import { secretNames } from '../../worker/settings.ts';
import { resourcesOf } from './bindings.ts';
import type { Deployment, DeploymentConfig } from './deployment-config.ts';

/** The settings that a preview may have as production has them. */
const mayBeAlike = new Set([
  'API_HOST',
  'PRODUCT_NAME',
  'LEGAL_ENTITY',
  'SUPPORT_EMAIL',
  'RECAPTCHA_SCRIPT_URL',
  'RECAPTCHA_API_HOST',
  'RECAPTCHA_MIN_SCORE',
  'SCRIPTURE_LINKS',
  'ACCESS_TEAM',
]);

/** What of production reaches previews, each in a sentence: its resources, its settings, its secrets. */
export function sharedWithProduction(config: DeploymentConfig): string[] {
  const { previews, ...production } = config;
  const owned = resourcesOf(production);
  const resources = [...resourcesOf(previews)].filter((id) => owned.has(id));
  const secrets = new Set([...secretNames, ...production.secrets.required]);
  const told = [...Object.keys(previews.vars), ...previews.secrets.required].filter((name) =>
    secrets.has(name),
  );
  return [
    ...resources.map((id) => `Previews use production's resource ${id}.`),
    ...sharedSettings(config),
    ...told.map((name) => `Previews name the secret ${name}.`),
  ];
}

/** Under whatever name: another blog's id is production's all the same. */
function sharedSettings({ previews, ...production }: DeploymentConfig): string[] {
  const owned = ownSettings(production);
  return ownSettings(previews).flatMap(([name, value]) => {
    const [first, ...others] = owned.filter(([, own]) => own === value).map(([own]) => own);
    if (first === undefined) return [];
    const isItself = first === name || others.includes(name);
    return [`Previews have production's ${isItself ? name : `${first} as ${name}`}.`];
  });
}

function ownSettings({ vars }: Deployment): [name: string, value: string][] {
  return Object.entries(vars)
    .filter(([name]) => !mayBeAlike.has(name))
    .map(([name, value]) => [name, asTaken(String(value))]);
}

/** As the Worker takes it: without spaces around it, and of an address its origin. */
function asTaken(value: string): string {
  const text = value.trim();
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).origin : text;
}
