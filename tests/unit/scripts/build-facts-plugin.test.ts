import { afterEach, expect, test, vi } from 'vitest';
import { buildFacts } from '../../../scripts/build-facts-plugin.ts';

afterEach(() => vi.unstubAllEnvs());

/** What a Worker would import that was built with these variables in the environment. */
async function factsWith(environment: Record<string, string>) {
  const none = { GITHUB_HEAD_REF: '', GITHUB_REF_NAME: '', WORKERS_CI_BRANCH: '' };
  for (const [name, value] of Object.entries({ ...none, ...environment })) vi.stubEnv(name, value);
  const { load } = buildFacts();
  const module =
    typeof load === 'function' && (await load.call({} as never, '\0virtual:build-facts'));
  return JSON.parse(String(module).replace('export default ', ''));
}

test('outside of git the source is unknown, and the time is not', async () => {
  const facts = await factsWith({ GIT_DIR: '/nowhere' });
  expect(facts).toMatchObject({ branch: 'unknown', commit: 'unknown' });
  expect(Math.abs(Date.parse(facts.time) - Date.now())).toBeLessThan(60_000);
});

test.each(['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'WORKERS_CI_BRANCH'])(
  'the branch is what %s says, for a commit was checked out',
  async (name) => {
    expect(await factsWith({ [name]: 'feature/hymns' })).toMatchObject({ branch: 'feature/hymns' });
  },
);
