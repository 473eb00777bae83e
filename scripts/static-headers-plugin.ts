import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Plugin } from 'vite';
import { securityHeaders } from '../worker/http/security-headers.ts';

/** Static files are answered without the Worker. Their `_headers` say what it would, before what stands in the public folder's. */
export function staticHeaders(): Plugin {
  return {
    name: 'static-headers',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { publicDir } = this.environment.config;
      const source = `/*\n${await ofEveryAnswer()}\n\n${await readFile(`${publicDir}/_headers`, 'utf8')}`;
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  };
}

async function ofEveryAnswer(): Promise<string> {
  const app = new Hono().use(securityHeaders()).get('*', (c) => c.body(null));
  const { headers } = await app.request('/');
  const all = [['allow', 'GET, HEAD'] as const, ...headers];
  return all.map(([name, value]) => `  ${name}: ${value}`).join('\n');
}
