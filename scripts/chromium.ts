import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's; on Debian and Ubuntu as root it is
 * installed if there is none.
 * @throws Error saying how to get one
 */
export function findChromium(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const found = installedChromium() ?? (installChromium() ? installedChromium() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found: install one (Debian: apt-get install chromium; anywhere: npx playwright ' +
      'install chromium) or set CHROMIUM_PATH.',
  );
}

function installedChromium(): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Tries to install Debian's; returns whether that succeeded. */
function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log('Installing Chromium …');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
