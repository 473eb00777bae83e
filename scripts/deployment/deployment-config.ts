import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { z } from 'zod';
import { orUsageError } from '../command-line.ts';

const variables = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({});
const secrets = z.object({ required: z.array(z.string()).default([]) }).prefault({});

const cache = z.object({ cross_version_cache: z.boolean().default(false) }).optional();

const deploymentSchema = z.looseObject({ vars: variables, secrets, cache });

/** The settings of deployments in wrangler.toml: production at the top level, previews in `previews`. */
const configSchema = deploymentSchema.extend({
  previews: deploymentSchema.prefault({}),
});

export type Deployment = z.infer<typeof deploymentSchema>;
export type DeploymentConfig = z.infer<typeof configSchema>;

export function parseDeploymentConfig(rawConfig: unknown): DeploymentConfig {
  return configSchema.parse(rawConfig);
}

/**
 * Reads wrangler.toml in the working directory.
 * @throws {UsageError} if the file is missing, is not valid TOML, or is not a valid configuration
 */
export function readDeploymentConfig(): DeploymentConfig {
  return orUsageError('wrangler.toml cannot be read', () =>
    parseDeploymentConfig(readRawConfig({ config: 'wrangler.toml' }).rawConfig),
  );
}

/** Returns all strings in a part of the configuration, with their paths. */
export function stringsIn(part: unknown, path: string[] = []): [path: string, value: string][] {
  if (typeof part === 'string') return [[path.join('.'), part]];
  return Object.entries(Object(part)).flatMap(([key, value]) => stringsIn(value, [...path, key]));
}
