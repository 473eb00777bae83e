import { type Deployment, stringsIn } from './deployment-config.ts';

export type Binding = Record<string, unknown>;

/**
 * Returns the tables that bind a resource to a name or that name a resource: items of arrays at any
 * depth, and tables with the key `binding`. Routes and assets are left out: routes belong to production
 * only, and previews inherit its assets.
 */
export function bindingsOf({ routes: _, assets: __, ...deployment }: Deployment): Binding[] {
  return bindingsIn(deployment);
}

function bindingsIn(part: unknown, isArrayItem = false): Binding[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((one) => bindingsIn(one, true));
  const inner = Object.values(part).flatMap((value) => bindingsIn(value));
  return isArrayItem || 'binding' in part ? [{ ...part }, ...inner] : inner;
}

/** Returns the name of a binding in the code; undefined if the table only names a resource. */
export function bindingName({ binding, name }: Binding): unknown {
  return binding ?? name;
}

/** Keys that describe how a resource is bound and do not identify it. A class belongs to the deployment. */
const bindingOptions = new Set([
  'type',
  'class_name',
  'entrypoint',
  'environment',
  'jurisdiction',
  'migrations_dir',
  'migrations_pattern',
  'migrations_table',
]);

/** Returns the identifiers of the bound resources, such as ids and names of buckets and queues. */
export function resourcesOf(deployment: Deployment): Set<string> {
  return new Set(bindingsOf(deployment).flatMap(resourcesOfBinding));
}

function resourcesOfBinding({ binding, name, ...rest }: Binding): string[] {
  const bound = Object.entries(binding === undefined ? rest : { name, ...rest });
  return bound
    .filter(([key]) => !bindingOptions.has(key))
    .flatMap(([, value]) => stringsIn(value).map(([, text]) => text));
}
