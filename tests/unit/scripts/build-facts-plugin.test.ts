import { afterEach, expect, test, vi } from 'vitest';
import { buildFacts } from '../../../scripts/build-facts-plugin.ts';

afterEach(() => vi.unstubAllEnvs());

/** Returns the build facts of a Worker built with these environment variables. */
async function factsWith(environment: Record<string, string>) {
  const none = { GITHUB_HEAD_REF: '', GITHUB_REF_NAME: '', WORKERS_CI_BRANCH: '' };
  for (const [name, value] of Object.entries({ ...none, ...environment })) vi.stubEnv(name, value);
  const { load } = buildFacts();
  const module =
    typeof load === 'function' && (await load.call({} as never, '\0virtual:build-facts'));
  return JSON.parse(String(module).replace('export default ', ''));
}

test('without git, the source is unknown and the time is known', async () => {
  const facts = await factsWith({ GIT_DIR: '/nowhere' });
  expect(facts).toMatchObject({ branch: 'unknown', commit: 'unknown' });
  expect(Math.abs(Date.parse(facts.time) - Date.now())).toBeLessThan(60_000);
});

test.each(['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'WORKERS_CI_BRANCH'])(
  'the branch comes from %s if a detached commit is checked out',
  async (name) => {
    expect(await factsWith({ [name]: 'feature/hymns' })).toMatchObject({ branch: 'feature/hymns' });
  },
);
