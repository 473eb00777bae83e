import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'areopagus-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the built Worker can be deployed with all of its modules and bindings', async () => {
  const wrangler = join('node_modules', 'wrangler', 'bin', 'wrangler.js');
  const command = [wrangler, 'deploy', '--dry-run', '--outdir', folder];
  const { stdout } = await run(process.execPath, command, {
    env: { ...process.env, WRANGLER_LOG: 'log' },
  });
  expect(stdout).toContain('--dry-run: exiting now.');
  for (const binding of ['KV', 'ASSETS', 'CONTENT_RATE_LIMIT', 'DEPLOYMENT']) {
    expect(stdout).toMatch(new RegExp(`\\benv\\.${binding}\\b`));
  }
  expect(stdout).not.toMatch(/CLIENT_SECRET|localhost|local-/);
  const modules = await readdir(folder, { recursive: true });
  expect(modules).toContain('index.js');
  expect(modules.filter((file) => /sample-provider.*\.js$/.test(file))).toHaveLength(1);
});

test('placeholders that are not filled in are named and block the deployment', async () => {
  await writeFile(
    join(folder, 'wrangler.toml'),
    '[[previews.kv_namespaces]]\nbinding = "KV"\nid = "FILL-IN"',
  );
  const command = [resolve('scripts/check-deployable.ts'), 'preview'];
  const rejected = await run(process.execPath, command, { cwd: folder }).catch((error) => error);
  expect(rejected.code).toBe(1);
  expect(rejected.stderr).toContain('kv_namespaces.0.id is still FILL-IN.');
  expect(rejected.stderr).not.toMatch(/\n\s+at /);
});
