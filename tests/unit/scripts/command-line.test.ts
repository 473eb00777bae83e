import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseCommandLine, parseInteger, UsageError } from '../../../scripts/command-line.ts';
import { readDeploymentConfig } from '../../../scripts/deployment/deployment-config.ts';

test('an unknown option is reported in one sentence, with the usage', () => {
  const parse = () => parseCommandLine({ args: ['--expects', 'local'] }, 'npm run smoke -- URL');
  expect(parse).toThrow(UsageError);
  expect(parse).toThrow(/^Unknown option '--expects'\. npm run smoke -- URL$/);
});

test.each(['abc', '-1', '1.5', ' '])('--posts is not "%s"', (value) => {
  expect(() => parseInteger('--posts', value, 0)).toThrow(`--posts is "${value}", but it must be`);
});

test.each([
  ['is not valid TOML', 'name = "areopagus"\nroutes = [\n', /cannot be read: .*line 3/],
  ['is not a valid configuration', 'routes = "www.example.org"\n', /cannot be read: routes: /],
])('a configuration that %s is reported with its place', async (_, text, message) => {
  const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'wrangler.toml');
  await writeFile(file, text);
  expect(() => readDeploymentConfig(file)).toThrow(UsageError);
  expect(() => readDeploymentConfig(file)).toThrow(message);
});
