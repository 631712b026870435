import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { embeddedTemplate } from './embedded-template.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const main = 'apps/server/src/main.ts';

let dataDir: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tiyin-ends-'));
  const template = await embeddedTemplate();
  await (await openDatabase({ databaseUrl: undefined, dataDir }, template)).close();
});

afterAll(() => {
  for (const { pid } of started) signal('SIGKILL', ...(pid === undefined ? [] : treeOf(pid)));
  rmSync(dataDir, { recursive: true });
});

/** A way to start the server, running. */
type Running = {
  /** From the process that was started to the server, each the parent of the next. */
  readonly pids: readonly number[];
  /** Resolves to the exit code of the process that was started. */
  readonly gone: Promise<number | null>;
  /**
   * Resolves once no process is left: all of them write to the same standard output, which closes
   * when the last one ends.
   */
  readonly allGone: Promise<void>;
};

/** Starts the server as a supervisor does, in a session of its own, and waits until it answers. */
async function start(...[program = '', ...args]: string[]): Promise<Running> {
  const { NODE_ENV: _, npm_lifecycle_script: __, ...bare } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    env: {
      ...bare,
      DATABASE_URL: '',
      PORT: '0',
      PUBLIC_URL: 'https://pay.example',
      TIYIN_DATA_DIR: dataDir,
      TIYIN_DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const allGone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Server listening')) resolve();
    });
    void allGone.then(() => reject(new Error(`The server ended instead: ${text}`)));
  });
  return { pids: treeOf(child.pid ?? 0), gone, allGone };
}

/** A process and those below it, the parent before its child. */
function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)];
}

function childrenOf(pid: number): number[] {
  try {
    const text =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    return text.split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function signal(name: NodeJS.Signals, ...pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended because another one did.
    }
  }
}

/** The lock and the socket of the embedded database go away only when the server ends in order. */
function expectOrderlyEnd(): void {
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'secret']);
}

const npmStart = ['npm', 'start', '--silent'];

// RUN-241
test.each([
  ['npm', 'SIGKILL', 0],
  ['the script', 'SIGKILL', 1],
  ['the server', 'SIGTERM', 2],
] as const)('npm start: %s that gets %s takes the others with it', async (_, name, place) => {
  const { pids, allGone } = await start(...npmStart);
  expect(pids).toHaveLength(3);
  signal(name, pids[place] ?? 0);
  await allGone;
  expectOrderlyEnd();
});

// RUN-241
test.each([
  ['npm', npmStart],
  ['the script', [process.execPath, 'scripts/start.mjs']],
  ['the server', [process.execPath, main]],
])('%s that gets SIGTERM ends last, after an orderly end, with exit code 0', async (_, command) => {
  const { pids, gone } = await start(...command);
  signal('SIGTERM', pids[0] ?? 0);
  // A supervisor starts the next one as soon as this one is gone.
  expect(await gone).toBe(0);
  expectOrderlyEnd();
});

// RUN-242
test('npm start ends in order when every process of it gets SIGTERM at once, as systemd does', async () => {
  const { pids, gone } = await start(...npmStart);
  signal('SIGTERM', ...pids);
  expect(await gone).toBe(0);
  expectOrderlyEnd();
});

const asProcess1 = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const isUnshareAllowed =
  spawnSync(asProcess1[0] ?? '', [...asProcess1.slice(1), 'true']).status === 0;

// RUN-243
test.skipIf(!isUnshareAllowed).each([
  ['npm start', npmStart],
  ['the server', [process.execPath, main]],
])('%s ends in order as process 1 of a container', async (_, command) => {
  const { pids, allGone } = await start(...asProcess1, ...command);
  // The first is unshare itself, which stays outside.
  signal('SIGTERM', pids[1] ?? 0);
  await allGone;
  expectOrderlyEnd();
});
