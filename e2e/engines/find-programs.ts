import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The engines besides Chromium's, whose journeys are all the others. */
export type Engine = 'firefox' | 'webkit';

/** Programs that an engine needs, each by its names, with its Debian package. */
const needed: Readonly<Record<Engine, Readonly<Record<string, readonly string[]>>>> = {
  firefox: { 'firefox-esr': ['firefox-esr', 'firefox'] },
  webkit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
};

/** Why the journeys of an engine cannot run here, in one sentence; undefined if they can. */
export function missingPrograms(engine: Engine): string | undefined {
  const packages = Object.entries(needed[engine])
    .filter(([, names]) => findProgram(names) === undefined)
    .map(([name]) => name);
  if (packages.length === 0) return undefined;
  return `${engine} is not installed (Debian: apt-get install ${packages.join(' ')})`;
}

/** Path of Firefox: FIREFOX_PATH, or the system's. */
export const findFirefox = (): string | undefined =>
  findProgram(needed.firefox['firefox-esr'] ?? []);

function findProgram(names: readonly string[]): string | undefined {
  const given = names.includes('firefox') ? process.env['FIREFOX_PATH'] : undefined;
  if (given) return existsSync(given) ? given : undefined;
  const paths = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }));
  return paths.find(({ status }) => status === 0)?.stdout.trim();
}
