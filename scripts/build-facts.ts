import { execFileSync } from 'node:child_process';

/**
 * Returns the branch and the commit, or 'unknown' without git, the time in ISO 8601, and whether content is embedded.
 * CI systems check out a detached commit and provide the name of the branch in the environment.
 */
export function buildFacts() {
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, WORKERS_CI_BRANCH } = process.env;
  const branch = GITHUB_HEAD_REF || GITHUB_REF_NAME || WORKERS_CI_BRANCH;
  return {
    branch: branch || git('branch', '--show-current'),
    commit: git('rev-parse', 'HEAD'),
    time: new Date().toISOString(),
    hasContent: Boolean(process.env.CONTENT_DIR),
  };
}

function git(...command: string[]): string {
  try {
    const output = execFileSync('git', command, { stdio: ['ignore', 'pipe', 'ignore'] });
    return output.toString().trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
