import { afterEach, expect, test, vi } from 'vitest';
import { buildFacts } from '../../../scripts/build-facts.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'WORKERS_CI_BRANCH'])(
  'without git, the branch of the build comes from %s',
  (name) => {
    for (const other of ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'WORKERS_CI_BRANCH']) {
      vi.stubEnv(other, '');
    }
    vi.stubEnv('GIT_DIR', '/nowhere');
    expect(buildFacts()).toMatchObject({ branch: 'unknown', commit: 'unknown' });
    vi.stubEnv(name, 'feature/hymns');
    expect(buildFacts()).toMatchObject({ branch: 'feature/hymns', commit: 'unknown' });
  },
);
