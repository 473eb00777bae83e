import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const permissions = z.record(z.string(), z.string());

const stepSchema = z.looseObject({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
});

const jobSchema = z.looseObject({
  if: z.string().optional(),
  needs: z.string().optional(),
  environment: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
  uses: z.string().optional(),
  permissions: permissions.optional(),
  steps: z.array(stepSchema).default([]),
});

const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions,
  concurrency: z.object({
    group: z.string(),
    'cancel-in-progress': z.union([z.boolean(), z.string()]),
  }),
  jobs: z.record(z.string(), jobSchema),
});

const files = globSync('.github/workflows/*.yml');

function read(file: string) {
  return workflowSchema.parse(parse(readFileSync(file, 'utf8')));
}

const deploy = read('.github/workflows/deploy.yml');
const preview = read('.github/workflows/preview.yml');
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

describe.each(files)('%s', (file) => {
  const workflow = read(file);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('may only read the repository unless a job has more permissions', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of jobs) {
      const { contents = 'read', actions = 'read', ...rest } = job.permissions ?? {};
      const { 'pull-requests': _, ...others } = rest;
      expect({ contents, actions, others }).toEqual({
        contents: 'read',
        actions: 'read',
        others: {},
      });
    }
  });

  test('runs only existing scripts, and actions with a version', () => {
    for (const { run = '', uses } of steps) {
      for (const [, script] of run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)) {
        expect(scripts).toContain(script);
      }
      if (uses) expect(uses).toMatch(/@(v\d+|[0-9a-f]{40})$/);
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
    for (const { steps: _, ...job } of jobs) expect(JSON.stringify(job)).not.toContain('secrets.');
  });
});

test('main is deployed if the gate and the configuration check pass, then checked, and rolled back if a check fails', () => {
  expect(Object.keys(deploy.on)).toEqual(['push']);
  expect(deploy.concurrency['cancel-in-progress']).toBe(false);
  expect(deploy.jobs.gate?.uses).toBe('./.github/workflows/ci.yml');
  expect(deploy.jobs.deploy?.needs).toBe('gate');
  const steps = deploy.jobs.deploy?.steps ?? [];
  const at = (command: string) => steps.findIndex(({ run }) => run?.includes(command));
  const order = [
    'check:deployable',
    'npm run build',
    'wrangler deploy',
    'npm run smoke',
    'rollback',
  ];
  expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b));
  expect(order.map(at)).not.toContain(-1);
  expect(steps[at('rollback')]?.if).toBe("failure() && steps.smoke.outcome == 'failure'");
  expect(steps[at('npm run smoke')]?.id).toBe('smoke');
  expect(JSON.stringify(steps)).not.toContain('continue-on-error');
});

/** Runs the commands of a step like GitHub, with scripts in place of programs such as npm. */
async function runStep(
  script = '',
  programs: Record<string, string> = {},
  environment: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, commands] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
  }
  const path = `${folder}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, ...environment, PATH: path };
  const command = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script];
  return promisify(execFile)('bash', command, { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );
}

test.each([
  ['a version that passes is not rolled back', 0, 0, false],
  ['a version that fails is rolled back', 1, 1, false],
  ['a version that could not be checked is rolled back', 143, 143, false],
  [
    'a version is not rolled back while the content provider is down, and a warning says so',
    75,
    0,
    true,
  ],
])('%s', async (_, smokeExitCode, code, warns) => {
  const { run } = deploy.jobs.deploy?.steps.find(({ id }) => id === 'smoke') ?? {};
  const result = await runStep(run, {
    sleep: 'exit 0',
    npm: `[ "$2" = --silent ] && echo https://www.example.org && exit 0\nexit ${smokeExitCode}`,
  });
  expect(result.code).toBe(code);
  expect(/^::warning .*provider is down.*not rolled back/m.test(result.stdout)).toBe(warns);
});

test('a preview is created for a branch, posted to its pull request, checked, and deleted when it is closed', () => {
  const commands = (job = '') => (preview.jobs[job]?.steps ?? []).map(({ run }) => run).join('\n');
  expect(commands('preview')).toMatch(
    /check:deployable -- preview[\s\S]*wrangler preview --name "\$PREVIEW"[\s\S]*gh pr comment[\s\S]*npm run smoke .*--expect preview/,
  );
  expect(preview.jobs.preview?.if).toContain("github.event.action != 'closed'");
  expect(commands('delete')).toContain('wrangler preview delete --name "$PREVIEW"');
  expect(preview.jobs.delete?.if).toContain("github.event.action == 'closed'");
});

test('a preview has no secret or variable of production', () => {
  expect(JSON.stringify(preview)).not.toMatch(/secrets\.(CLOUDFLARE_API_TOKEN|CLIENT_SECRET)/);
  for (const { environment, env } of Object.values(preview.jobs)) {
    expect(environment).toBe('preview');
    expect(env.CLOUDFLARE_ACCOUNT_ID).toContain('vars.CLOUDFLARE_PREVIEW_ACCOUNT_ID');
  }
  expect(deploy.jobs.deploy?.environment).toBe('production');
});

test('only jobs with an environment have a token, so that its protection rules apply first', () => {
  for (const { jobs } of files.map(read)) {
    for (const { environment, steps } of Object.values(jobs)) {
      if (JSON.stringify(steps).includes('secrets.')) expect(environment).toBeDefined();
    }
  }
});

test.each([
  ['it is created in its own account', 'previews', '', 0],
  [
    "it is created in production's account if reviewers are required",
    'production',
    'wait_timer required_reviewers',
    0,
  ],
  ["it is not created in production's account without reviewers", 'production', 'branch_policy', 1],
  ["it is not created in production's account without rules", 'production', '', 1],
  ['it is not created without an account', '', 'required_reviewers', 1],
])('a preview: %s', async (_, account, rules, code) => {
  const { run } = preview.jobs.preview?.steps[0] ?? {};
  const gh = `for rule in ${rules}; do echo $rule; done`;
  const env = { CLOUDFLARE_ACCOUNT_ID: account, PRODUCTION_ACCOUNT_ID: 'production' };
  const result = await runStep(run, { gh }, env);
  expect(result.code).toBe(code);
  expect(result.stdout.startsWith('::error::')).toBe(code === 1);
});
