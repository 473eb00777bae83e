import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, vi } from 'vitest';

/** The path of nginx, where there is one on this machine. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
}

/**
 * A standard HTTP cache before `upstream`, led by nothing but the answers' headers. It says in
 * `X-Cache` how it came by an answer.
 */
export async function startNginx(nginx: string, upstream: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configuration({ folder, port, upstream }));
  const server = spawn(nginx, ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      expect(server.exitCode, said).toBeNull();
      await fetch(`${url}/nginx-is-up`);
    },
    { timeout: 10_000 },
  );
  return {
    url,
    async close() {
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

type Configuration = { folder: string; port: number; upstream: string };

function configuration({ folder, port, upstream }: Configuration): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    master_process off;
    pid ${folder}/pid;
    error_log stderr crit;
    events {}
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      proxy_cache_path ${folder}/cache keys_zone=site:1m;
      server {
        listen 127.0.0.1:${port};
        location = /nginx-is-up { return 204; }
        location / {
          proxy_pass ${upstream};
          proxy_http_version 1.1;
          proxy_cache site;
          proxy_cache_lock on;
          proxy_cache_background_update on;
          add_header X-Cache $upstream_cache_status always;
        }
      }
    }`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
