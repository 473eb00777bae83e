import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell comes first: it takes half the time of the others. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of Chromium or Chrome: from CHROMIUM in the environment, from this machine, or from Playwright. */
function findChromium(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const inPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...inPath, ...macApplications, chromium.executablePath()].find(isExecutable);
}

/**
 * Returns the path of Chromium as `findChromium` does. If none is found, installs the Debian package or
 * downloads Playwright's build.
 * @throws {Error} if neither can be installed; the message names the package to install
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const installers = [
    () => installDebianPackage('chromium-headless-shell'),
    () => installDebianPackage('chromium'),
    downloadWithPlaywright,
  ];
  for (const install of installers) {
    try {
      install();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one (on Debian and Ubuntu: apt-get install chromium), or set CHROMIUM to the path of one.',
  );
}

function installDebianPackage(name: string) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const root = process.getuid?.() === 0;
  const [command, ...sudo] = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  run(command as string, [...sudo, 'update']);
  run(command as string, [...sudo, 'install', '-y', '--no-install-recommends', name]);
}

function downloadWithPlaywright() {
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
}

function run(command: string, args: string[]) {
  execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
