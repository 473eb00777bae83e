import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../scripts/command-line.ts';

const run = promisify(execFile);

export type BuiltCommit = {
  /** The abbreviated hash. */
  name: string;
  /** The folder of its checkout, with the built site. */
  project: string;
  close(): Promise<void>;
};

/**
 * Checks out a commit to a temporary worktree and builds it. It uses the installed packages if its
 * lock file is the same, and installs its own otherwise.
 * @throws {UsageError} if there is no such commit
 */
export async function buildCommit(commit: string): Promise<BuiltCommit> {
  const name = await hashOf(commit);
  const project = await mkdtemp(join(tmpdir(), 'bench-'));
  const close = async () => {
    await run('git', ['worktree', 'remove', '--force', project]);
    await rm(project, { recursive: true, force: true });
  };
  await run('git', ['worktree', 'add', '--detach', '--force', project, name]);
  try {
    if (await hasSamePackages(project)) {
      await symlink(resolve('node_modules'), join(project, 'node_modules'));
    } else await run('npm', ['ci'], { cwd: project });
    const vite = join(project, 'node_modules/vite/bin/vite.js');
    await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: project });
  } catch (error) {
    await close();
    throw error;
  }
  return { name, project, close };
}

async function hashOf(commit: string): Promise<string> {
  try {
    const command = ['rev-parse', '--verify', '--short', '--end-of-options', `${commit}^{commit}`];
    return (await run('git', command)).stdout.trim();
  } catch (cause) {
    throw new UsageError(`There is no commit "${commit}".`, { cause });
  }
}

async function hasSamePackages(project: string): Promise<boolean> {
  const [own, other] = await Promise.all(
    ['.', project].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
  );
  return own === other;
}
