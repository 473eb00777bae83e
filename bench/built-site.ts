import { readFile } from 'node:fs/promises';
import { localSettings } from '../scripts/local-settings.ts';
import { type DirectWorker, serveDirect } from './direct-worker.ts';

/** The built site, as `vite build` left it, over a provider. */
export async function serveBuiltSite(providerUrl: string): Promise<DirectWorker> {
  return serveDirect({
    module: await readFile('dist/areopagus/index.js', 'utf8'),
    bindings: localSettings({ siteUrl: 'https://areopagus.example', providerUrl, environment: {} }),
  });
}
