import { secretNames } from '../../worker/settings.ts';
import { bindingsOf, type Deployment, type DeploymentConfig } from './deployment-config.ts';

/** The settings that a preview may have as production has them. */
const mayBeAlike = new Set([
  'API_HOST',
  'PRODUCT_NAME',
  'LEGAL_ENTITY',
  'SUPPORT_EMAIL',
  'RECAPTCHA_SCRIPT_URL',
  'RECAPTCHA_API_HOST',
  'RECAPTCHA_MIN_SCORE',
  'ACCESS_TEAM',
]);

/** What of production reaches previews, each in a sentence: its resources, its settings, its secrets. */
export function sharedWithProduction(config: DeploymentConfig): string[] {
  const { previews, ...production } = config;
  const owned = resourcesOf(production);
  const resources = [...resourcesOf(previews)].filter((id) => owned.has(id));
  const settings = Object.entries(previews.vars).filter(
    ([name, value]) => !mayBeAlike.has(name) && production.vars[name] === value,
  );
  const secrets = new Set([...secretNames, ...production.secrets.required]);
  const told = [...Object.keys(previews.vars), ...previews.secrets.required].filter((name) =>
    secrets.has(name),
  );
  return [
    ...resources.map((id) => `Previews use production's resource ${id}.`),
    ...settings.map(([name]) => `Previews have production's ${name}.`),
    ...told.map((name) => `Previews name the secret ${name}.`),
  ];
}

/** What the bindings are bound to: ids, names of buckets and queues, and the like. */
function resourcesOf(deployment: Deployment): Set<string> {
  const entries = bindingsOf(deployment).flatMap((binding) => Object.entries(binding));
  const bound = entries.filter(([key]) => key !== 'binding' && key !== 'name' && key !== 'type');
  return new Set(bound.map(([, value]) => value).filter((value) => typeof value === 'string'));
}
