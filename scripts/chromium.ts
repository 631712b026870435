import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';

/** After it an attempt to install is given up, in ms. */
const installLimitMs = 120_000;

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
  const found = installedChromium() ?? (install('chromium') ? installedChromium() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found: install one (Debian: apt-get install chromium; anywhere: npx playwright ' +
      'install chromium) or set CHROMIUM_PATH.',
  );
}

/**
 * Path of Debian's Chromium without a window, which takes half the processor time for the same journeys, but draws
 * other pixels; any other Chromium if it is not there and cannot be installed.
 * @throws Error if there is none
 */
export function findShell(): string {
  if (process.env['CHROMIUM_PATH']) return findChromium();
  return pathOf(shell) ?? (install(shell) ? pathOf(shell) : undefined) ?? findChromium();
}

function installedChromium(): string | undefined {
  const path = names.map(pathOf).find((found) => found !== undefined);
  if (path !== undefined) return path;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function pathOf(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Tries to install a package of Debian's; returns whether that succeeded. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [['update'], ['install', '-y', name]]) {
      execFileSync('apt-get', ['-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
        timeout: installLimitMs,
      });
    }
    return true;
  } catch {
    return false;
  }
}
