/**
 * How long a program may take to end in order, in ms, before it is killed. Longer than the server gives
 * itself, so that this is never what cuts its orderly end short.
 */
export const endLimitMs = 20_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Asks every process of the group that a program leads to end; kills what is left after the limit.
 * @param {ChildProcess} child
 */
export function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  killLater(child);
}

/**
 * Asks a program to end, which ends what it started itself; kills what is left of its group after the limit.
 * @param {ChildProcess} child
 */
export function endProgram(child) {
  child.kill('SIGTERM');
  killLater(child);
}

/** @param {ChildProcess} child */
function killLater(child) {
  setTimeout(() => signalGroup(child, 'SIGKILL'), endLimitMs).unref();
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}
