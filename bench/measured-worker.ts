import { readdirSync, readFileSync } from 'node:fs';
import { build, loadConfigFromFile } from 'vite';
import { localSettings } from '../scripts/local-settings.ts';
import { serveWorker, type WorkerServerOptions } from '../scripts/worker-server.ts';

export type MeasuredWorker = Awaited<ReturnType<typeof serveMeasured>>;

/** Serves a Worker in a process of its own, whose use is read from proc(5): NaN without /proc. */
async function serveMeasured(options: WorkerServerOptions) {
  const { url, close } = await serveWorker(options);
  const children = readText(`/proc/self/task/${process.pid}/children`).trim().split(' ');
  const pid = children.findLast((child) => readText(`/proc/${child}/comm`).trim() === 'workerd');
  return {
    url,
    close,
    /** Returns the CPU time of all threads since the start, in ms. */
    cpu(): number {
      if (!pid) return Number.NaN;
      let time = 0;
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        time += Number.parseInt(readText(`/proc/${pid}/task/${thread}/schedstat`), 10);
      }
      return time / 1e6;
    },
    /** Returns the resident set size, in MB. */
    memory(): number {
      const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readText(`/proc/${pid}/status`)) ?? [];
      return Number(kB) / 1024;
    },
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Serves the built site with the settings of production, whose responses have no timings. With `stored`, a JSON object of
 * texts by key, KV has these entries and is read without I/O.
 */
export function serveSite(providerUrl: string, stored?: string): Promise<MeasuredWorker> {
  const settings = localSettings({
    siteUrl: 'https://areopagus.example',
    providerUrl,
    environment: { DEPLOYMENT: 'production' },
  });
  if (stored === undefined) return serveMeasured({ settings });
  const entry = 'bench/stored-kv.js';
  return serveMeasured({ settings: { ...settings, STORED: stored }, entry });
}

/** Serves the baselines, with production React, the class names of the site, and the asset URLs of its build. */
export async function serveBaselines(page: Record<'HTML' | 'DATA', string>) {
  const site = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  const { css = {}, define = {} } = site?.config ?? {};
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    css,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: ['workerd', 'worker', 'module', 'browser', 'production'] },
    },
    build: {
      ssr: 'bench/baselines.tsx',
      outDir: 'dist/bench',
      minify: false,
      target: 'es2024',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return serveMeasured({ settings: page, entry: 'dist/bench/baselines.js' });
}
