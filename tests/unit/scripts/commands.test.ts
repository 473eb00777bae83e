import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { UsageError } from '../../../scripts/command-line.ts';
import { readDeploymentConfig } from '../../../scripts/deployment/deployment-config.ts';

async function run(command: string): Promise<{ code: number; stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, command.split(' '), { timeout: 20_000 }).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  );
}

test.each<[command: string, message: RegExp]>([
  ['scripts/check-deployable.ts --target preview', /Unknown option '--target'\. .*production \|/],
  ['scripts/check-deployable.ts --config none.toml', /none\.toml cannot be read: /],
  ['scripts/smoke.ts https://one.test --expects local', /Unknown option '--expects'\. .*--expect/],
  ['scripts/start.ts --posts abc', /--posts is "abc"/],
  ['bench/compare.ts no-such-commit', /There is no commit "no-such-commit"\./],
])(
  '%s prints one sentence that explains the error',
  async (command, message) => {
    const { code, stdout, stderr } = await run(command);
    expect(stderr).toMatch(message);
    expect(stdout + stderr).not.toMatch(/\n\s+at /);
    expect(stderr.trim().split('\n').length).toBe(1);
    expect(code).toBe(1);
  },
  30_000,
);

test.each([
  ['is not valid TOML', 'name = "areopagus"\nroutes = [\n', /cannot be read: .*line 3/],
  ['is not a valid configuration', 'routes = "www.example.org"\n', /cannot be read: routes: /],
])(
  'a configuration that %s is reported with the location of the error',
  async (_, text, message) => {
    const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'wrangler.toml');
    await writeFile(file, text);
    expect(() => readDeploymentConfig(file)).toThrow(UsageError);
    expect(() => readDeploymentConfig(file)).toThrow(message);
  },
);
