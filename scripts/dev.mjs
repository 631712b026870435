// npm run dev: the server restarting on change, and both faces from Vite with hot reload.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import {
  buildFaces,
  command,
  ensureInstalled,
  pinnedNode,
  root,
  toolEnvironment,
} from './bootstrap.mjs';

const programs = [
  { name: 'server', run: [pinnedNode, '--watch', 'apps/server/src/main.ts'] },
  { name: 'backoffice', run: ['vite', 'apps/backoffice', '--port', '5173', '--strictPort'] },
  { name: 'payform', run: ['vite', 'apps/payform', '--port', '5174', '--strictPort'] },
];

await command(async () => {
  ensureInstalled();
  // The server also serves the built faces; without them it would have nothing to serve.
  buildFaces();
  return runAll();
});

/**
 * Runs the programs until one ends or we are told to; then ends them all.
 * @returns {Promise<number>} the exit code: that of the program that ended by itself, else 0
 */
function runAll() {
  const env = { TIYIN_DEMO: '1', ...toolEnvironment() };
  const children = programs.map(({ name, run: [program = '', ...args] }) => {
    // A process group each, so that ending one ends what it started.
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
    }
    return child;
  });
  /** @type {number | undefined} */
  let result;
  /** @param {number} code */
  const endAll = (code) => {
    if (result !== undefined) return;
    result = code;
    for (const child of children) {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    }
  };
  process.on('SIGINT', () => endAll(0));
  process.on('SIGTERM', () => endAll(0));
  process.on('SIGHUP', () => endAll(0));
  const ends = children.map(
    (child) =>
      new Promise((resolve) => {
        child.on('error', (error) => {
          console.error(error.message);
          endAll(1);
          resolve(undefined);
        });
        child.on('close', (code) => {
          endAll(code ?? 1);
          resolve(undefined);
        });
      }),
  );
  return Promise.all(ends).then(() => result ?? 0);
}
