import { constants } from 'node:os';
import { watchNpm } from './watch-npm.mjs';

/** A command's early end, on request. */
export class EndRequest extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`ended by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Aborted, with an EndRequest, once this process is asked to end: by a signal, or because the npm that
 * runs it ended. From the call on, a signal does nothing else, also in process 1 of a container, where an
 * unheard one would be lost.
 * @returns {AbortSignal}
 */
export function endRequested() {
  const ending = new AbortController();
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => ending.abort(new EndRequest(signal));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, end);
  }
  watchNpm(() => end('SIGTERM'));
  return ending.signal;
}
