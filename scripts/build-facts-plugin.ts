import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

const factsId = 'virtual:build-facts';

/** Tells the Worker what it was built from, and when (`virtual:build-facts`). */
export function buildFacts(): Plugin {
  return {
    name: 'build-facts',
    resolveId: (id) => (id === factsId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${factsId}`) return;
      return `export default ${JSON.stringify({ ...source(), time: new Date().toISOString() })}`;
    },
  };
}

/** Branch and commit: a CI says the branch that it checked out by its commit only; 'unknown' where there is no git. */
function source() {
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, WORKERS_CI_BRANCH } = process.env;
  const branch = GITHUB_HEAD_REF || GITHUB_REF_NAME || WORKERS_CI_BRANCH;
  return {
    branch: branch || git('branch', '--show-current'),
    commit: git('rev-parse', 'HEAD'),
  };
}

function git(...command: string[]): string {
  try {
    const told = execFileSync('git', command, { stdio: ['ignore', 'pipe', 'ignore'] });
    return told.toString().trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
