import { spawn } from 'node:child_process';
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
  const ports = { http: await freePort(), redirect: await freePort() };
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configuration({ folder, ports, upstream }));
  const server = spawn(nginx, ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  server.stderr.on('data', (text) => {
    errorOutput += text;
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await vi.waitFor(
    async () => {
      expect(server.exitCode, errorOutput).toBeNull();
      await fetch(`http://127.0.0.1:${ports.http}/healthz`);
    },
    { timeout: 60_000 },
  );
  return {
    url: `http://127.0.0.1:${ports.http}`,
    async close() {
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

type Configuration = {
  folder: string;
  ports: { http: number; redirect: number };
  upstream: string;
};

function configuration({ folder, ports, upstream }: Configuration): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const certificates = '/etc/letsencrypt/live/www.example.org';
  const site = replaceEach(readFileSync(documented, 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${ports.redirect};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.http};`],
    [`ssl_certificate     ${certificates}/fullchain.pem;`, ''],
    [`ssl_certificate_key ${certificates}/privkey.pem;`, ''],
    ['/var/cache/nginx/areopagus', `${folder}/cache`],
    ['server 127.0.0.1:8787;', `server ${new URL(upstream).host};`],
  ]);
  return `
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
    }`;
}

function replaceEach(text: string, replacements: [from: string, to: string][]): string {
  return replacements.reduce((changed, [from, to]) => {
    expect(changed, documented).toContain(from);
    return changed.replace(from, to);
  }, text);
}
