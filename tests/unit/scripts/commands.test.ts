import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const execute = promisify(execFile);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  await writeFile(join(folder, 'broken.toml'), 'name = "areopagus"\nroutes = [\n');
  await writeFile(join(folder, 'other.toml'), 'name = "areopagus"\nroutes = "www.example.org"\n');
});

afterAll(() => rm(folder, { recursive: true }));

async function run(command: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const args = command.replaceAll('DIR', folder).split(' ');
  return execute(process.execPath, args).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  );
}

describe.concurrent('what a person types wrong is told in a sentence', () => {
  test.each<[command: string, told: RegExp]>([
    ['scripts/check-deployable.ts --target preview', /Unknown option '--target'\. .*production \|/],
    ['scripts/check-deployable.ts staging', /What is to be deployed\?/],
    ['scripts/check-deployable.ts --config DIR/none.toml', /none\.toml cannot be read: /],
    [
      'scripts/check-deployable.ts --config DIR/broken.toml',
      /broken\.toml cannot be read: .*line 3/,
    ],
    ['scripts/check-deployable.ts --config DIR/other.toml', /other\.toml cannot be read: routes: /],
    ['scripts/site-url.ts --config', /Unknown option '--config'\. .*npm run --silent site-url/],
    [
      'scripts/smoke.ts https://one.test --expects local',
      /Unknown option '--expects'\. .*--expect/,
    ],
    ['scripts/smoke.ts https://one.test --attempts 0', /--attempts is "0"/],
    ['scripts/start.ts --post 3', /Unknown option '--post'\. .*npm start/],
    ['scripts/start.ts --posts abc', /--posts is "abc"/],
    ['scripts/start.ts 3000', /Unexpected argument '3000'\. .*npm start/],
    ['scripts/dev.ts --posts 3', /Unknown option '--posts'\. .*npm run dev/],
    ['scripts/test-corpora.ts --all', /Unknown option '--all'\. .*npm run test:corpora -- DIR/],
    ['bench/soak.ts --second 5', /Unknown option '--second'\. .*npm run soak/],
  ])('%s', async (command, told) => {
    const { code, stdout, stderr } = await run(command);
    expect(stderr).toMatch(told);
    expect(stdout + stderr).not.toMatch(/\n\s+at /);
    expect(stderr.trim().split('\n').length).toBe(1);
    expect(code).toBe(1);
  });
});
