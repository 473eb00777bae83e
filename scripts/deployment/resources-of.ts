import { type Binding, bindingsOf } from './bindings.ts';
import type { Deployment } from './deployment-config.ts';
import { textsOf } from './texts-of.ts';

/** What says how something is bound, not to what. A class is the deployment's own. */
const manners = new Set([
  'type',
  'class_name',
  'entrypoint',
  'environment',
  'jurisdiction',
  'migrations_dir',
  'migrations_pattern',
  'migrations_table',
]);

/** What the bindings are bound to: ids, names of buckets and queues, and the like. */
export function resourcesOf(deployment: Deployment): Set<string> {
  return new Set(bindingsOf(deployment).flatMap(boundTo));
}

function boundTo({ binding, name, ...rest }: Binding): string[] {
  const bound = Object.entries(binding === undefined ? rest : { name, ...rest });
  return bound
    .filter(([key]) => !manners.has(key))
    .flatMap(([, value]) => textsOf(value).map(([, text]) => text));
}
