import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../../support/programs.ts';

const systemd = findProgram('systemd-analyze');

/** Writes the documented unit with this folder in place of its own, and returns the path of the file. */
function unitFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'systemd-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unit = readFileSync('docs/areopagus.service', 'utf8');
  expect(unit).toContain('/srv/areopagus');
  const file = join(folder, 'areopagus.service');
  writeFileSync(file, unit.replaceAll('/srv/areopagus', process.cwd()));
  return file;
}

describe.skipIf(systemd === undefined)('the documented systemd unit', () => {
  test('is valid', () => {
    const { status, stderr } = spawnSync(String(systemd), ['verify', '--man=no', unitFile()]);
    expect(String(stderr)).not.toContain('areopagus.service');
    expect(status).toBe(0);
  });

  test('restricts what the site may do', () => {
    const args = ['security', '--offline=true', '--threshold=20', unitFile()];
    expect(String(execFileSync(String(systemd), args))).toMatch(/exposure level .*: [01]\.\d OK/);
  });
});
