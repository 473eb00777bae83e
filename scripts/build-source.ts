import { execFileSync } from 'node:child_process';

/** Branch and commit: a CI says the branch that it checked out by its commit only; 'unknown' where there is no git. */
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
    const told = execFileSync('git', command, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    return told.toString().trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
