import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSource } from './build-source.ts';
import { UsageError } from './command-line.ts';

/** All that a build is made from, but for its time. */
const inputs = [
  '{client,sample-provider,scripts,shared,worker}/**',
  '{package,package-lock,tsconfig}.json',
  'node_modules/.package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
];

const outputs = ['dist/client', 'dist/areopagus/wrangler.json'];

/** Holds the digest of what dist/ was built from. */
const record = 'dist/inputs.sha256';

/** Runs a build, and records what it is made from. A build that fails leaves no record. */
export async function recordBuild(build: () => Promise<void>, root = '.'): Promise<void> {
  rmSync(join(root, record), { force: true });
  // What changes while it is built makes the next start build again.
  const digest = inputsDigest(root);
  await build();
  writeFileSync(join(root, record), digest);
}

/** Whether dist/ holds what a build would make of the sources, the packages and the commit as they are. */
export function isBuildCurrent(root = '.'): boolean {
  if (![record, ...outputs].every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(join(root, record), 'utf8') === inputsDigest(root);
}

/**
 * Builds, unless dist/ is current.
 * @throws {UsageError} where the build fails, which has said why
 */
export async function buildIfChanged(): Promise<void> {
  if (isBuildCurrent()) return;
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const command = [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new UsageError('The site could not be built.');
}

function inputsDigest(root: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(buildSource(root)));
  for (const file of inputFiles(root)) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The files that a build is made from, by their paths in `root`. */
export function inputFiles(root = '.'): string[] {
  return globSync(inputs, { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}
