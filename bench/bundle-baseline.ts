import { build, loadConfigFromFile } from 'vite';

/** Bundles a Worker like that of the site: with production React, the same class names, and the asset URLs of the site's build. */
export async function bundleBaseline(entry: string): Promise<string> {
  const site = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  const { css = {}, define = {} } = site?.config ?? {};
  const built = await build({
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
      ssr: entry,
      write: false,
      minify: false,
      target: 'es2024',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = 'output' in built ? built.output : [];
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
}
