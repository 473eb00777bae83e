import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSource } from './build-source.ts';
import { UsageError } from './command-line.ts';

/** All inputs of a build except its time. */
const inputs = [
  '{client,sample-provider,scripts,shared,worker}/**',
  '{package,package-lock,tsconfig}.json',
  'node_modules/.package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
];

const outputs = ['dist/client', 'dist/areopagus/wrangler.json'];

/** The file with the digest of the inputs that dist/ was built from. */
const record = 'dist/inputs.sha256';

/** Whether a build is for production: the environment has `DEPLOYMENT=production`. */
export function isBuiltForProduction(): boolean {
  return process.env.DEPLOYMENT === 'production';
}

/** Runs a build and records the digest of its inputs. A failed build leaves no record. */
export async function recordBuild(build: () => Promise<void>, root = '.'): Promise<void> {
  rmSync(join(root, record), { force: true });
  // The digest is computed before the build: a file that changes during the build causes another build.
  const digest = inputsDigest(root);
  await build();
  writeFileSync(join(root, record), digest);
}

/** Returns whether dist/ was built from the current sources, packages, and commit. */
export function isBuildCurrent(root = '.'): boolean {
  if (![record, ...outputs].every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(join(root, record), 'utf8') === inputsDigest(root);
}

/**
 * Builds the site unless dist/ is current.
 * @throws {UsageError} if the build fails; the build has printed the reason
 */
export async function buildIfChanged(): Promise<void> {
  if (isBuildCurrent()) return;
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const command = [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new UsageError('The build failed.');
}

function inputsDigest(root: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify({ ...buildSource(root), forProduction: isBuiltForProduction() }));
  for (const file of inputFiles(root)) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns the input files of a build as paths relative to `root`. */
export function inputFiles(root = '.'): string[] {
  return globSync(inputs, { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}
