import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The headless shell comes first: it takes half the time of the others. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of Chromium or Chrome: from CHROMIUM in the environment, from this machine, or from Playwright. */
function findChromium(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const inPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...inPath, macApplication, chromium.executablePath()].find(isExecutable);
}

/**
 * Returns the path of Chromium as `findChromium` does. If none is found, installs the Debian package or
 * downloads Playwright's build.
 * @throws {Error} if neither can be installed; the message names the package to install
 */
export function requireChromium(): string {
  const debian = 'apt-get install -y --no-install-recommends chromium';
  const installers = [
    process.getuid?.() === 0 ? debian : `sudo -n ${debian}`,
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

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
