// Code that runs before anything is installed: plain JavaScript with only Node's own modules.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EndRequest } from './ending.mjs';
import { runTool } from './run-tool.mjs';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const binaries = join(root, 'node_modules', '.bin');

/** The Node that the repository pins, independent of the machine's. */
export const pinnedNode = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Ends the command with one sentence instead of a stack trace. */
export class CommandError extends Error {}

/**
 * Runs a command's body; a CommandError becomes its sentence and exit code 1, an EndRequest its
 * exit code.
 * @param {() => Promise<number>} body returns the exit code
 */
export async function command(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (error instanceof EndRequest) {
      process.exitCode = error.exitCode;
      return;
    }
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * The environment for everything the scripts start: the pinned tools first on the path, and no
 * tool calling home.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  return {
    ...process.env,
    PATH: [binaries, process.env['PATH']].join(delimiter),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
}

/**
 * Installs the dependencies of the repository, or of a package with a lockfile of its own, unless exactly those of
 * package-lock.json are there.
 * @param {AbortSignal} ending ends the installation
 */
export async function ensureInstalled(ending, folder = root) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new CommandError(`Node 20 or newer is needed to begin with; this is ${process.version}.`);
  }
  const wanted = readLock(folder, 'package-lock.json');
  const present = readLock(folder, 'node_modules/.package-lock.json');
  if (existsSync(pinnedNode) && isInstalled(wanted, present)) return;
  console.log('Installing dependencies …');
  // The build tools of the apps are needed in production, too, where npm would skip them.
  const [program, args] = npmCommand();
  const { code } = await runTool(
    [program, ...args, 'ci', '--include=dev', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      env: { ...process.env, PATH: pathWithoutRepository(), npm_config_loglevel: 'error' },
    },
    ending,
  );
  if (code !== 0) {
    throw new CommandError("The dependencies could not be installed: see npm's output above.");
  }
}

/**
 * Builds the back office and the payment form, as far as they changed. Quiet unless it fails.
 * @param {AbortSignal} ending ends the build
 */
export async function buildApps(ending) {
  const { code, stdout } = await runTool(
    ['turbo', 'run', 'build', '--output-logs=errors-only'],
    { cwd: root, env: toolEnvironment() },
    ending,
  );
  if (code === 0) return;
  console.error(stdout);
  throw new CommandError('The build failed: see its output above.');
}

/**
 * Whether npm's record of the installation matches the lockfile. Packages for other platforms are
 * optional and may be absent.
 * @param {Lock | undefined} wanted package-lock.json
 * @param {Lock | undefined} present node_modules/.package-lock.json, which npm writes last
 */
export function isInstalled(wanted, present) {
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present.packages[path];
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean}} LockEntry
 * @typedef {{packages: Record<string, LockEntry>}} Lock
 * @param {string} folder
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(folder, file) {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * The npm that runs us, on its own Node: the pinned one is among the files that npm replaces.
 * @returns {[string, string[]]}
 */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm?.endsWith('.js') && node ? [node, [npm]] : ['npm', []];
}

function pathWithoutRepository() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}
