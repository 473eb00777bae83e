import { localSettings } from '../scripts/local-settings.ts';
import { workerModules } from '../scripts/worker-modules.ts';
import { type DirectWorker, serveDirect } from './direct-worker.ts';

/** The built site, as `vite build` left it, over a provider. */
export async function serveBuiltSite(providerUrl: string): Promise<DirectWorker> {
  return serveDirect({
    module: await workerModules(),
    bindings: localSettings({ siteUrl: 'https://areopagus.example', providerUrl, environment: {} }),
  });
}
