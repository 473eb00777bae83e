import { readDeploymentConfig } from './deployment/deployment-config.ts';

/** `npm run site-url`: where production is. */
console.log(readDeploymentConfig('wrangler.toml').vars.SITE_URL);
