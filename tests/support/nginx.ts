import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from './programs.ts';

/** What docs/operations.md tells operators to use. */
const documented = 'docs/nginx.conf';

type NginxOptions = {
  /** The site, by http. */
  upstream: string;
  /** Makes a certificate, and serves by TLS and HTTP/2, too. */
  openssl?: string | undefined;
};

/**
 * nginx before `upstream` as docs/nginx.conf has it, at ports of its own. It says in `X-Cache` how it
 * came by an answer.
 */
export async function startNginx(nginx: string, { upstream, openssl }: NginxOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const ports = { http: await freePort(), https: await freePort(), redirect: await freePort() };
  const config = join(folder, 'nginx.conf');
  if (openssl) makeCertificate(openssl, folder);
  await writeFile(config, configuration({ folder, ports, upstream, secure: Boolean(openssl) }));
  const server = spawn(nginx, ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await vi.waitFor(
    async () => {
      expect(server.exitCode, said).toBeNull();
      await reach(ports.http);
    },
    { timeout: 10_000, interval: 20 },
  );
  return {
    url: `http://127.0.0.1:${ports.http}`,
    secureUrl: `https://127.0.0.1:${ports.https}`,
    /** Where it answers by http what is to be asked by https. */
    redirectUrl: `http://127.0.0.1:${ports.redirect}`,
    async close() {
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

type Configuration = {
  folder: string;
  ports: { http: number; https: number; redirect: number };
  upstream: string;
  secure: boolean;
};

function configuration({ folder, ports, upstream, secure }: Configuration): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const certificates = '/etc/letsencrypt/live/www.example.org';
  const http = `listen 127.0.0.1:${ports.http};`;
  const site = replaceEach(readFileSync(documented, 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${ports.redirect};`],
    [
      'listen 443 ssl http2;\n',
      secure ? `${http} listen 127.0.0.1:${ports.https} ssl http2;\n` : `${http}\n`,
    ],
    [
      `ssl_certificate     ${certificates}/fullchain.pem;`,
      secure ? `ssl_certificate ${folder}/certificate.pem;` : '',
    ],
    [
      `ssl_certificate_key ${certificates}/privkey.pem;`,
      secure ? `ssl_certificate_key ${folder}/key.pem;` : '',
    ],
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
      # On one HTTP/1.1 connection nginx takes no further request while it updates the cache behind an answer.
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

function makeCertificate(openssl: string, folder: string) {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(openssl, ['req', '-x509', ...key, '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  });
}

function reach(port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1', resolve);
  socket.once('error', reject);
  return promise.finally(() => socket.destroy());
}
