import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endProgram } from './end-group.mjs';

/**
 * Runs a Node program in place of this one: same terminal, its exit code ours.
 *
 * It gets a process group of its own and one signal only. In the terminal's group, Ctrl-C would
 * reach it from the terminal, from npm and from us, and a second one means "now" to most programs.
 * @param {string} node the Node to run it on
 * @param {string[]} args
 * @param {{cwd: string, env: NodeJS.ProcessEnv, ending: AbortSignal}} options `ending` ends it
 * @returns {Promise<number>} its exit code; 128 + the signal's number when a signal ended it
 */
export function runInForeground(node, args, { cwd, env, ending }) {
  ending.throwIfAborted();
  const guard = new URL('./end-with-parent.mjs', import.meta.url).href;
  const child = spawn(node, ['--import', guard, ...args], {
    cwd,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  ending.addEventListener('abort', () => endProgram(child), { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}
