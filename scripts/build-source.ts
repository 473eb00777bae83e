import { execFileSync } from 'node:child_process';

/**
 * Returns the branch and the commit, or 'unknown' without git. CI systems check out a detached commit
 * and provide the name of the branch in the environment.
 */
export function buildSource(root = '.') {
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, WORKERS_CI_BRANCH } = process.env;
  const branch = GITHUB_HEAD_REF || GITHUB_REF_NAME || WORKERS_CI_BRANCH;
  return {
    branch: branch || git(root, 'branch', '--show-current'),
    commit: git(root, 'rev-parse', 'HEAD'),
  };
}

function git(cwd: string, ...command: string[]): string {
  try {
    const output = execFileSync('git', command, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    return output.toString().trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
