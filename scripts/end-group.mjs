/**
 * The time a program may take to end, in ms, before it is killed. Longer than the server's own
 * limit, so that its orderly end is never cut short.
 */
export const endLimitMs = 20_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Asks every process of a program's group to end; kills the rest after the limit.
 * @param {ChildProcess} child
 */
export function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  killLater(child);
}

/**
 * Asks a program to end, which ends its children; kills the rest of its group after the limit.
 * @param {ChildProcess} child
 */
export function endProgram(child) {
  child.kill('SIGTERM');
  killLater(child);
}

/** The time that a server goes on serving before its end; one that does not start has none. */
function drainMs() {
  return (Number(process.env['TIYIN_DRAIN_SECONDS']) || 0) * 1000;
}

/** @param {ChildProcess} child */
function killLater(child) {
  setTimeout(() => signalGroup(child, 'SIGKILL'), endLimitMs + drainMs()).unref();
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
