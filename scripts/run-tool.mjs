import { spawn } from 'node:child_process';
import { endGroup } from './end-group.mjs';

/**
 * Runs a tool in a process group of its own, captures its standard output and shows its standard error.
 * @param {string[]} commandLine the program and its arguments
 * @param {{cwd: string, env: NodeJS.ProcessEnv}} options
 * @param {AbortSignal} ending ends the tool with all that it started
 * @returns {Promise<{code: number, stdout: string}>} rejects with the reason of `ending`
 */
export async function runTool([program = '', ...args], { cwd, env }, ending) {
  ending.throwIfAborted();
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  const end = () => endGroup(child);
  ending.addEventListener('abort', end, { once: true });
  try {
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => resolve(status ?? 1));
    });
    ending.throwIfAborted();
    return { code, stdout: Buffer.concat(chunks).toString() };
  } finally {
    ending.removeEventListener('abort', end);
  }
}
