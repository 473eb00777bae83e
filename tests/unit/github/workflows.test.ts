import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

type Step = { id?: string; run?: string };
type Job = {
  if?: string;
  environment?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  steps?: Step[];
};
type Workflow = { on: object; permissions: object; jobs: Record<string, Job> };

const files = globSync('.github/workflows/*.yml');

function read(file: string): Workflow {
  return parse(readFileSync(file, 'utf8'));
}

const deploy = read('.github/workflows/deploy.yml');
const preview = read('.github/workflows/preview.yml');
const watch = read('.github/workflows/watch.yml');

describe.each(files)('%s', (file) => {
  const workflow = read(file);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test('may only read the repository unless a job has more permissions', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of jobs) {
      const { 'pull-requests': _, issues: __, ...others } = job.permissions ?? {};
      expect(Object.values(others).filter((permission) => permission !== 'read')).toEqual([]);
    }
  });

  test('does not insert texts of a pull request into commands', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  test('gives no secret to code of a fork', () => {
    expect(workflow.on).not.toHaveProperty('pull_request_target');
    expect(readFileSync(file, 'utf8')).not.toContain('secrets: inherit');
    if (!('pull_request' in workflow.on)) return;
    for (const job of jobs) {
      if (!JSON.stringify(job).includes('secrets.')) continue;
      expect(job.if).toContain(
        '&& github.event.pull_request.head.repo.full_name == github.repository',
      );
    }
  });

  test('gives secrets only to the steps that need them', () => {
    expect(JSON.stringify({ ...workflow, jobs: null })).not.toContain('secrets.');
    for (const { steps = [], ...job } of jobs) {
      expect(JSON.stringify(job)).not.toContain('secrets.');
      // The protection rules of an environment apply before a job gets its secrets.
      if (JSON.stringify(steps).includes('secrets.')) expect(job.environment).toBeDefined();
    }
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs the commands of a step like GitHub, with scripts in place of programs such as npm. Returns the exit code. */
function runStep(
  script = '',
  programs: Record<string, string> = {},
  environment: Record<string, string> = {},
) {
  const folder = temporaryFolder();
  for (const [name, commands] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
  }
  const path = `${folder}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, ...environment, PATH: path };
  const command = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script];
  return spawnSync('bash', command, { env }).status;
}

test.each([
  ['a version that fails the checks is rolled back', 1, 1],
  ['a version is not rolled back while only the content provider is down', 75, 0],
])('%s', (_, smokeExitCode, code) => {
  const { run } = deploy.jobs.deploy?.steps?.find(({ id }) => id === 'smoke') ?? {};
  const npm = `exit ${smokeExitCode}`;
  expect(runStep(run, { sleep: 'exit 0', npm })).toBe(code);
});

test('a preview has no secret or variable of production', () => {
  expect(JSON.stringify(preview)).not.toMatch(/secrets\.(CLOUDFLARE_API_TOKEN|CLIENT_SECRET)/);
  for (const { environment, env = {} } of Object.values(preview.jobs)) {
    expect(environment).toBe('preview');
    expect(env.CLOUDFLARE_ACCOUNT_ID).toContain('vars.CLOUDFLARE_PREVIEW_ACCOUNT_ID');
  }
  expect(deploy.jobs.deploy?.environment).toBe('production');
});

test.each([
  ['is created in its own account', 'previews', '', 0],
  ["is created in production's account with reviewers", 'production', 'required_reviewers', 0],
  ["is not created in production's account without reviewers", 'production', 'branch_policy', 1],
])('a preview %s', (_, account, rules, code) => {
  const { run } = preview.jobs.preview?.steps?.[0] ?? {};
  const env = { CLOUDFLARE_ACCOUNT_ID: account, PRODUCTION_ACCOUNT_ID: 'production' };
  expect(runStep(run, { gh: `echo ${rules}` }, env)).toBe(code);
});

test.each([
  ['is committed and pushed if it has changed', 1, 'add commit push'],
  ['is not committed if it is the same', 0, 'add'],
])('the archive %s', (_, diffExitCode, expected) => {
  const archive = read('.github/workflows/archive.yml').jobs.archive;
  const { run } = archive?.steps?.find(({ id }) => id === 'commit') ?? {};
  const folder = temporaryFolder();
  const git = `case "$*" in diff*) exit ${diffExitCode};; *) echo "$*" >> ${folder}/calls;; esac`;
  expect(runStep(run, { git })).toBe(0);
  const calls = readFileSync(join(folder, 'calls'), 'utf8');
  expect(calls.match(/\b(?:add|commit|push)\b/g)?.join(' ')).toBe(expected);
});

describe('the weekly check of the site', () => {
  const [check, issue] = watch.jobs.watch?.steps?.slice(-2) ?? [];
  const failing = "echo ' FAIL  smoke > /terms is a complete page'; exit 1";
  const fault = "[ $3 = faults ] && echo '## Posts without a title (1)'";

  /** Runs both steps, and returns the calls of `gh`. */
  function watched(npm: string, gh = '') {
    const folder = temporaryFolder();
    const programs = { npm, gh: `echo "$@" >> ${folder}/calls; ${gh}` };
    const output = join(folder, 'output');
    const env = { GITHUB_OUTPUT: output, TITLE: 'Wrong' };
    const at = `cd ${folder}; touch calls output`;
    expect(runStep(`${at}\n${check?.run}`, programs, env)).toBe(0);
    if (!readFileSync(output, 'utf8').includes('isComplete=true')) return undefined;
    expect(runStep(`${at}\n${issue?.run}`, programs, env)).toBe(0);
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').slice(1);
    return { calls, found: readFileSync(join(folder, 'found.md'), 'utf8') };
  }

  const open = (body: string) =>
    `case "$2" in list) echo 7;; view) printf '%s\\n' '${body}';; esac`;

  test.each<[what: string, npm: string, gh: string, calls: string[]]>([
    ['opens an issue', fault, '', ['create --title Wrong --body-file found.md']],
    ['leaves it if the same is wrong', fault, open('## Posts without a title (1)'), ['view 7']],
    [
      'changes it if something else is wrong',
      fault,
      open('## Posts without a date (1)'),
      ['view 7', 'edit 7 --body-file found.md', 'comment 7'],
    ],
    ['opens none if nothing is wrong', 'exit 0', '', []],
    ['closes it then', 'exit 0', open(''), ['close 7 --comment Nothing is wrong any more.']],
  ])('%s', (_, npm, gh, expected) => {
    const { calls = [] } = watched(`${npm}; exit 0`, gh) ?? {};
    expect(calls).toEqual(expected.map((call) => expect.stringContaining(`issue ${call}`)));
  });

  test('names failed checks and faults', () => {
    const { found } = watched(`[ $3 = smoke ] && { ${failing}; }; ${fault}`) ?? {};
    expect(found).toContain('/terms is a complete page');
    expect(found).toContain('## Posts without a title (1)');
  });

  test('says nothing while only the content provider is down', () => {
    expect(watched('exit 75')).toBeUndefined();
  });
});
