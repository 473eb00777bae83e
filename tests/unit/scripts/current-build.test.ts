import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBuildCurrent, recordBuild } from '../../../scripts/current-build.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'));
  for (const path of ['client/main.ts', 'worker/index.ts', 'wrangler.toml', 'package-lock.json']) {
    await write(path, 'first');
  }
  await recordBuild(build, root);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

async function write(path: string, content: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function build() {
  await write('dist/client/index.js', 'built');
  await write('dist/areopagus/wrangler.json', '{}');
}

test('the build is current as long as no input changes', async () => {
  expect(isBuildCurrent(root)).toBe(true);
  await write('client/main.ts', 'first');
  await write('docs/operations.md', 'Not part of the site.');
  expect(isBuildCurrent(root)).toBe(true);
});

test.each([
  'client/main.ts',
  'client/public/new.svg',
  'worker/documents/about.md',
  'wrangler.toml',
  'package-lock.json',
  'node_modules/.package-lock.json',
])('the build is outdated when a file is added or changed: %s', async (path) => {
  await write(path, 'second');
  expect(isBuildCurrent(root)).toBe(false);
  await recordBuild(build, root);
  expect(isBuildCurrent(root)).toBe(true);
});

test('the build is outdated when a file or its output is deleted', async () => {
  await rm(join(root, 'client/main.ts'));
  expect(isBuildCurrent(root)).toBe(false);
  await recordBuild(build, root);
  await rm(join(root, 'dist/client'), { recursive: true });
  expect(isBuildCurrent(root)).toBe(false);
});

test('the build is outdated on another branch, whose name the preview banner shows', () => {
  vi.stubEnv('GITHUB_REF_NAME', 'hymns');
  expect(isBuildCurrent(root)).toBe(false);
});

test('a failed build is not current', async () => {
  const failing = recordBuild(() => Promise.reject(new Error('The build fails.')), root);
  await expect(failing).rejects.toThrow('fails');
  expect(isBuildCurrent(root)).toBe(false);
});

test('a build is outdated if a file changes while it runs', async () => {
  await recordBuild(async () => {
    await build();
    await write('client/main.ts', 'second');
  }, root);
  expect(isBuildCurrent(root)).toBe(false);
});
