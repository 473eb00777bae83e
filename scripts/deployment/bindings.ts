import { type Deployment, textsOf } from './deployment-config.ts';

export type Binding = Record<string, unknown>;

/**
 * The tables that bind what a deployment uses to a name, or name what it uses: those of which there
 * may be several, however deep, and those that say `binding`. Routes are production's own, and
 * previews have production's assets without saying so.
 */
export function bindingsOf({ routes: _, assets: __, ...deployment }: Deployment): Binding[] {
  return bindingsIn(deployment);
}

function bindingsIn(part: unknown, isOneOfSeveral = false): Binding[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((one) => bindingsIn(one, true));
  const inner = Object.values(part).flatMap((value) => bindingsIn(value));
  return isOneOfSeveral || 'binding' in part ? [{ ...part }, ...inner] : inner;
}

/** What a binding is called in the code; nothing where it only names what is used. */
export function bindingName({ binding, name }: Binding): unknown {
  return binding ?? name;
}

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
