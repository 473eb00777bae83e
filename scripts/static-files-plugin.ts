import { hash } from 'node:crypto';
import { Hono } from 'hono';
import type { Plugin, Rolldown } from 'vite';
import { responsePolicy } from '../worker/middleware/response-policy.ts';
import { securityHeaders } from '../worker/middleware/security-headers.ts';
import { notIndexed, onlyHttps, withHeaders } from '../worker/middleware/with-headers.ts';
import type { FirstPaint } from '../worker/render/first-paint.ts';

/**
 * Writes the headers of hashed files for the platform (`_headers`). In a build for production, the
 * platform serves these files without a run of the Worker. In all other builds the Worker serves them,
 * because it adds `noindex`. Documents contain the first paint instead of its files.
 */
export function staticFiles({ forProduction }: { forProduction: boolean }): Plugin {
  let files: string[] = [];
  return {
    name: 'static-files',
    sharedDuringBuild: true,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name === 'client') {
          const firstPaint = takeFirstPaint(bundle);
          files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
          const emit = (fileName: string, source: string) =>
            this.emitFile({ type: 'asset', fileName, source });
          emit('.vite/first-paint.json', JSON.stringify(firstPaint));
          emit('_headers', await headersFile(firstPaint));
          return;
        }
        if (!forProduction) return;
        const config = bundle['wrangler.json'];
        if (config?.type !== 'asset') this.error('The Worker has no wrangler.json.');
        config.source = JSON.stringify(servedByPlatform(JSON.parse(String(config.source)), files));
      },
    },
  };
}

/** Takes the styles and the pre-paint script out of the files of the client. */
function takeFirstPaint(bundle: Rolldown.OutputBundle): FirstPaint {
  const [style = '', script = ''] = [/\.css$/, /\/pre-paint-/].map((name) => {
    const file = Object.keys(bundle).find((file) => name.test(file)) ?? '';
    const output = bundle[file];
    const text = output?.type === 'chunk' ? output.code : `${output?.source ?? ''}`;
    if (!text || /<[/!]/.test(text)) throw new Error(`${name} cannot be in a document.`);
    delete bundle[file];
    return text;
  });
  const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
  return {
    markup: `<script>${script}</script><style>${style}</style>`,
    sources: { script: sourceOf(script), style: sourceOf(style) },
  };
}

/**
 * The configuration (wrangler.json) with which the platform serves these files, as paths from the client's folder.
 * Each file is a rule of its own. The headers of `_headers` would make the 404 response for any other
 * path immutable, so such a request runs the Worker.
 */
export function servedByPlatform(config: { assets?: object }, files: readonly string[]) {
  const rules = ['/*', ...files.map((file) => `!/${file}`)];
  // The limit of Cloudflare.
  if (rules.length > 100)
    throw new Error(`${rules.length} rules of run_worker_first are too many.`);
  return { ...config, assets: { ...config.assets, run_worker_first: rules } };
}

/**
 * `_headers` of the platform's static files: the same headers as in the Worker's responses. Versions
 * that are uploaded and not deployed are at subdomains of workers.dev.
 */
async function headersFile({ sources }: FirstPaint): Promise<string> {
  const ofAll = [securityHeaders(sources), withHeaders(onlyHttps), responsePolicy(Date.now)];
  const app = new Hono().use(...ofAll).get('*', (c) => {
    c.set('policy', 'hashed');
    return c.body(null);
  });
  const { headers } = await app.request('/');
  return [
    rule('/assets/*', headers),
    rule('https://:version.:account.workers.dev/*', Object.entries(notIndexed)),
  ].join('\n');
}

function rule(pattern: string, headers: Iterable<[string, string]>): string {
  return [pattern, ...[...headers].map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
