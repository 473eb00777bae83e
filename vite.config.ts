import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { buildFacts } from './scripts/build-facts.ts';
import { embedContent } from './scripts/content/embed-content-plugin.ts';
import { documents } from './scripts/documents-plugin.ts';
import { localSettings } from './scripts/local-settings.ts';
import { staticFiles } from './scripts/static-files-plugin.ts';

// Hides the warnings of wrangler about missing secrets, which only deployments require.
process.env.WRANGLER_LOG ??= 'error';

type OnLog = NonNullable<Rolldown.InputOptions['onLog']>;

/** Puts the CSS modules into their cascade layer (client/style/style.css). */
const layeredModules: Plugin = {
  name: 'layered-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `@layer components {${code}}`, map: null }),
  },
};

/** Imports preload nothing (`modulePreload`, `cssCodeSplit`). This omits the code for it, which Vite adds to the first chunk. */
const withoutPreload: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
};

export default defineConfig(({ command }) => ({
  publicDir: 'client/public',
  plugins: [
    react(),
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
    embedContent(process.env.CONTENT_DIR),
    staticFiles({ forProduction: process.env.DEPLOYMENT === 'production' }),
    documents,
    layeredModules,
    withoutPreload,
  ],
  css: {
    modules: {
      generateScopedName: '_[hash:base64:4]',
    },
  },
  define: { BUILD: JSON.stringify(buildFacts()) },
  build: { rolldownOptions: { onLog: rejectIneffectiveImports } },
  environments: {
    client: {
      build: {
        // worker/render/client-assets.ts reads the names of the files from it.
        manifest: true,
        // Without JavaScript, a page needs the styles of its chunk, too.
        cssCodeSplit: false,
        // A chunk imports nothing but the first one.
        modulePreload: false,
        // Older browsers get the site without scripts. tests/browser/pages/browser-baseline.test.ts tests these versions.
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
        rolldownOptions: {
          input: ['client/main.tsx', 'client/pre-paint.ts'],
          output: {
            // Shared modules go to the first group; otherwise Rolldown emits a third chunk.
            codeSplitting: {
              groups: [
                {
                  name: 'main',
                  test: /client\/main\.tsx$/,
                  priority: 1,
                },
                // Loaded after hydration.
                { name: 'navigation', test: /client\/after-hydration\.tsx$/ },
                // A folder of pages is a chunk, of at least 2 kB.
                {
                  name: (id) => /\/client\/pages\/(\w+)\//.exec(id)?.[1],
                  debugName: 'pages',
                  test: /\/client\/pages\/\w+\//,
                },
                // Loaded by a press of Copy or Share, and by a search.
                { name: 'on-demand', test: /client\/(copy\/copied-post|browse\/mark-words)\.ts$/ },
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
      // The Worker needs nothing of Node's `process`, which workerd loads when it is read. That takes about 10 ms.
      ...(command === 'build' && { define: { process: 'undefined' } }),
    },
  },
  builder: {
    // The Worker needs the names of the client's files.
    buildApp: async ({ build, environments }) => {
      for (const name of ['client', 'areopagus']) {
        const environment = environments[name];
        if (environment) await build(environment);
      }
    },
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
    providerUrl: process.env.SAMPLE_PROVIDER_URL ?? 'http://localhost:8788',
    environment: process.env,
  });
}
