import { basename, resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { buildFacts } from './scripts/build-facts-plugin.ts';
import { clientAssets } from './scripts/client-assets-plugin.ts';
import { isBuiltForProduction, recordBuild } from './scripts/current-build.ts';
import { localSettings } from './scripts/local-settings.ts';
import { oneStylesheet } from './scripts/one-stylesheet-plugin.ts';
import { defaultProviderUrl } from './scripts/sample-provider.ts';
import { staticFiles } from './scripts/static-files-plugin.ts';
import './scripts/wrangler-log-level.ts';

type OnLog = NonNullable<Rolldown.InputOptions['onLog']>;

const entries = {
  main: 'client/main.tsx',
  prePaint: 'client/pre-paint.ts',
  previewBanner: 'client/preview/preview-banner.ts',
  previewBannerStyle: 'client/preview/preview-banner.css',
};

/**
 * The Worker renders with `renderToString` only. Each public module of React DOM that exports it contains
 * the renderer for streams, too, which would make the Worker's entry 33 kB larger (gzip).
 */
const renderer = {
  'react-dom/server.edge': resolve(
    'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
  ),
};

/** Constants that remove code from the client: for React's developer tools, for Node, and of Vite's helper that preloads what chunks depend on, which is loaded before them. */
const unusedCode = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  process: 'undefined',
  __VITE_IS_MODERN__: 'false',
};

export default defineConfig(({ command }) => ({
  publicDir: 'client/public',
  plugins: [
    react(),
    oneStylesheet({ main: 'main' }),
    cloudflare({
      inspectorPort: false,
      ...(command === 'serve' && {
        // The development server serves the client's files, which are not static assets yet.
        config: (worker) => {
          worker.vars = developmentSettings();
          worker.assets = { ...worker.assets, run_worker_first: false };
          delete worker.secrets;
        },
      }),
    }),
    buildFacts(),
    staticFiles({ forProduction: isBuiltForProduction() }),
    clientAssets({ entries, fonts: /\/(serif-regular|sans)-[^/]*\.woff2$/ }),
  ],
  css: {
    modules: {
      generateScopedName: (local, file) => `${basename(file).split('.')[0]}_${local}`,
    },
  },
  resolve: { alias: command === 'build' ? renderer : {} },
  build: { rolldownOptions: { onLog: rejectIneffectiveImports } },
  environments: {
    client: {
      ...(command === 'build' && { define: unusedCode }),
      build: {
        // What the chunks import is loaded before them.
        modulePreload: false,
        // Older browsers get the site without scripts. tests/browser/pages/browser-baseline.test.ts tests these versions.
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
        rolldownOptions: {
          input: entries,
          output: {
            chunkFileNames: ({ facadeModuleId }) =>
              `assets/${facadeModuleId?.includes('/drawings/') ? 'drawing-' : ''}[name]-[hash].js`,
            // What two of these import is part of the first, and what others import, too. It would become another chunk.
            codeSplitting: {
              groups: [
                { name: 'main', test: /client\/main\.tsx$/, priority: 1 },
                { name: 'navigation', test: /client\/navigation\/navigation\.tsx$/ },
              ],
            },
          },
        },
        assetsInlineLimit: inlineAllButFonts,
      },
    },
    areopagus: {
      // A smaller Worker starts faster.
      build: { minify: true },
      // The Worker needs nothing of Node's `process`, and workerd takes 10 ms to load it when it is read.
      ...(command === 'build' && { define: { process: 'undefined' } }),
    },
  },
  builder: {
    buildApp: ({ build, environments }) =>
      recordBuild(async () => {
        for (const name of ['client', 'areopagus']) {
          const environment = environments[name];
          if (environment) await build(environment);
        }
      }),
  },
}));

function inlineAllButFonts(file: string) {
  return file.endsWith('.woff2') ? false : undefined;
}

/** Fails the build if a dynamic import has no effect because a static import loads the same module. */
function rejectIneffectiveImports(...[level, log, handle]: Parameters<OnLog>) {
  if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
  handle(level, log);
}

function developmentSettings() {
  return localSettings({
    siteUrl: `http://localhost:${process.env.PORT ?? 8787}`,
    providerUrl: process.env.SAMPLE_PROVIDER_URL ?? defaultProviderUrl,
    environment: process.env,
  });
}
