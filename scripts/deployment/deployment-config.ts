import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { z } from 'zod';

const variables = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({});
const secrets = z.object({ required: z.array(z.string()).default([]) }).prefault({});

const deploymentSchema = z.looseObject({ vars: variables, secrets });

/** What wrangler.toml says of deployments: production at its top, and what previews have instead. */
const configSchema = deploymentSchema.extend({
  routes: z
    .array(z.looseObject({ pattern: z.string(), custom_domain: z.boolean().optional() }))
    .default([]),
  previews: deploymentSchema.prefault({}),
});

export type Deployment = z.infer<typeof deploymentSchema>;
export type DeploymentConfig = z.infer<typeof configSchema>;

export function parseDeploymentConfig(rawConfig: unknown): DeploymentConfig {
  return configSchema.parse(rawConfig);
}

export function readDeploymentConfig(file: string): DeploymentConfig {
  return parseDeploymentConfig(readRawConfig({ config: file }).rawConfig);
}
