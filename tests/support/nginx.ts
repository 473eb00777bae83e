import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from './free-port.ts';

/** The configuration that docs/operations.md recommends. */
const documented = 'docs/nginx.conf';

/**
 * Starts nginx in front of `upstream` with docs/nginx.conf on free ports. The header `X-Cache` of a
 * response has its cache status.
 */
export async function startNginx(nginx: string, { upstream }: { upstream: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const certificates = '/etc/letsencrypt/live/www.example.org';
  const site = replaceEach(readFileSync(documented, 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
    [`ssl_certificate     ${certificates}/fullchain.pem;`]: '',
    [`ssl_certificate_key ${certificates}/privkey.pem;`]: '',
    '/var/cache/nginx/areopagus': `${folder}/cache`,
    'server 127.0.0.1:8787;': `server ${new URL(upstream).host};`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `
    daemon off;
    master_process off;
    pid ${folder}/pid;
    error_log stderr crit;
    events {}
    http {
      access_log off;
      # nginx accepts no further request on an HTTP/1.1 connection while it updates the cache in the background.
      keepalive_timeout 0;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      ${site}
    }`,
  );
  const server = spawn(nginx, ['-p', folder, '-c', config], { stdio: 'inherit' });
  await vi.waitFor(
    async () => {
      expect(server.exitCode).toBeNull();
      await fetch(`${url}/healthz`);
    },
    { timeout: 60_000 },
  );
  return {
    url,
    async close() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function replaceEach(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((changed, [from, to]) => {
    expect(changed, documented).toContain(from);
    return changed.replace(from, to);
  }, text);
}
