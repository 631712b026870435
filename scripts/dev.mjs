// npm run dev: the server restarting on change, and the back office and payment form from Vite with hot reload.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import {
  buildApps,
  command,
  ensureInstalled,
  pinnedNode,
  root,
  toolEnvironment,
} from './bootstrap.mjs';
import { endGroup } from './end-group.mjs';
import { endRequested } from './ending.mjs';

const guard = new URL('./end-with-input.mjs', import.meta.url).href;
const vite = 'node_modules/vite/bin/vite.js';

const programs = [
  { name: 'server', args: ['--watch', 'apps/demo/src/main.ts'] },
  { name: 'backoffice', args: [vite, 'apps/backoffice', '--port', '5173', '--strictPort'] },
  { name: 'payform', args: [vite, 'apps/payform', '--port', '5174', '--strictPort'] },
];

const ending = endRequested();

await command(async () => {
  await ensureInstalled(ending);
  // The server also serves the built apps; without them it would have nothing to serve.
  await buildApps(ending);
  return runAll();
});

/**
 * Runs the programs until one ends or this process must end; then ends them all.
 * @returns {Promise<number>} the exit code: that of the program that ended first, else 0
 */
function runAll() {
  ending.throwIfAborted();
  const env = { TIYIN_DEMO: '1', ...toolEnvironment() };
  const children = programs.map(({ name, args }) => {
    // A process group each, so that ending one ends its children.
    const child = spawn(pinnedNode, ['--import', guard, ...args], {
      cwd: root,
      env,
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
      if (child.exitCode === null) endGroup(child);
    }
  };
  ending.addEventListener('abort', () => endAll(0));
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
