import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findProgram } from './find-program.ts';

/** The headless shell comes first: it takes half the time of the others. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of Chromium or Chrome: from CHROMIUM in the environment, from this machine, or from Playwright. */
function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  const found = CHROMIUM || findProgram(...names);
  return found ?? [macApplication, chromium.executablePath()].find(existsSync);
}

/**
 * Returns the path of Chromium as `findChromium` does. If none is found, installs the Debian package of the headless shell
 * or of Chromium, or downloads Playwright's build.
 * @throws {Error} if neither can be installed; the message names the package to install
 */
export function requireChromium(): string {
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  const install = `${aptGet} update && ${aptGet} install -y --no-install-recommends`;
  const installers = [
    `${install} chromium-headless-shell`,
    `${install} chromium`,
    'npx playwright-core install chromium',
  ];
  for (const installer of installers) {
    if (!findChromium()) spawnSync(installer, { shell: true, stdio: 'inherit', timeout: 600_000 });
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one (on Debian and Ubuntu: apt-get install chromium), or set CHROMIUM to the path of one.',
  );
}
