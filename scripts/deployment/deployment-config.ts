import { z } from 'zod';
import { orUsageError } from '../command-line.ts';

const deploymentSchema = z.looseObject({
  vars: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  secrets: z.object({ required: z.array(z.string()).default([]) }).prefault({}),
  cache: z.object({ cross_version_cache: z.boolean().optional() }).optional(),
});

/** The settings of deployments in wrangler.toml: production at the top level, previews in `previews`. */
export const configSchema = deploymentSchema.extend({
  previews: deploymentSchema.prefault({}),
});

export type Deployment = z.infer<typeof deploymentSchema>;
export type DeploymentConfig = z.infer<typeof configSchema>;

/**
 * Reads wrangler.toml in the working directory.
 * @throws {UsageError} if the file is missing, is not valid TOML, or is not a valid configuration
 */
export async function readDeploymentConfig(): Promise<DeploymentConfig> {
  // Its import takes more than a second.
  const { experimental_readRawConfig: readRawConfig } = await import('wrangler');
  return orUsageError('wrangler.toml cannot be read', () =>
    configSchema.parse(readRawConfig({ config: 'wrangler.toml' }).rawConfig),
  );
}

/** Returns all strings in a part of the configuration, with their paths. */
export function stringsIn(part: unknown, path: string[] = []): [path: string, value: string][] {
  if (typeof part === 'string') return [[path.join('.'), part]];
  return Object.entries(Object(part)).flatMap(([key, value]) => stringsIn(value, [...path, key]));
}
